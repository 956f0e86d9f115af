import type { LinkProps } from '@rider/ui/link';
import { Link } from 'react-router';
import { useVisit, type VisitState } from './use-visit.ts';

/** A link to other reviews of the same product: what was chosen to buy stays as it is. */
export function ReviewLink({ href, ...props }: LinkProps) {
  const state: VisitState = { visit: useVisit() };
  return <Link to={href} state={state} prefetch="intent" {...props} />;
}
