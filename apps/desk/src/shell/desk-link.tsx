import type { LinkProps } from '@rider/ui/link';
import { Link } from 'react-router';
import { SECTIONS } from './sections.ts';

const OWN = new Set(['messages', ...SECTIONS.map(({ path }) => path)]);

/** Whether an address is the desk's own; without a path it is the one that is open. */
function isOwn(href: string): boolean {
  if (href.startsWith('?') || href.startsWith('#')) return true;
  return OWN.has(/^\/([^/?#]*)/.exec(href)?.[1] ?? '');
}

/** The link that the design system gets: within the desk for the desk's own addresses, the shop's in a tab of its own. */
export function DeskLink({ href, ...props }: LinkProps) {
  if (isOwn(href)) return <Link to={href} {...props} />;
  return <a href={href} target="_blank" rel="noopener" {...props} />;
}
