// The types of `next/link` as Next 16 publishes them, without what it deprecates: documents show its link, and Next is installed in a host of tests/consumers only.
import type { AnchorHTMLAttributes, ForwardRefExoticComponent, ReactNode, RefAttributes } from 'react';

interface InternalLinkProps {
  href: string | { pathname?: string | null; query?: string | null };
  as?: string | undefined;
  replace?: boolean;
  scroll?: boolean;
  prefetch?: boolean | 'auto' | null;
  onNavigate?: (event: { preventDefault: () => void }) => void;
}

declare const Link: ForwardRefExoticComponent<
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof InternalLinkProps> &
    InternalLinkProps & { children?: ReactNode } & RefAttributes<HTMLAnchorElement>
>;
export default Link;
