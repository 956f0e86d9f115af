import type { LinkProps } from '@rider/ui/link';
import { Link } from 'react-router';
import { SECTIONS } from './sections.ts';

const OWN = new Set(['messages', ...SECTIONS.map(({ path }) => path)]);

/** Whether an address belongs to the desk; without a path it is the current one. */
function isOwn(href: string): boolean {
  if (href.startsWith('?') || href.startsWith('#')) return true;
  return OWN.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '');
}

/** Link component for the design system: desk addresses open in place, shop addresses in a new tab. */
export function DeskLink({ href, ...props }: LinkProps) {
  if (isOwn(href)) return <Link to={href} {...props} />;
  return <a href={href} target="_blank" rel="noopener" {...props} />;
}
