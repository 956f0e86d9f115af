import type { LinkProps } from '@rider/ui/link';
import { Link } from 'react-router';

/** The link that the design system gets: within the desk for the desk's own paths, the shop's in a tab of its own. */
export function DeskLink({ href, ...props }: LinkProps) {
  if (href.startsWith('/messages')) return <Link to={href} {...props} />;
  return <a href={href} target="_blank" rel="noopener" {...props} />;
}
