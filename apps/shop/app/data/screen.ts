import { memo, type FunctionComponent } from 'react';

/**
 * The component of a route. The router renders it with new props in each state of a navigation; a screen takes none, so it is rendered
 * only when its data or its address changes.
 */
export function screen(component: FunctionComponent): FunctionComponent {
  return memo(component, () => true) as unknown as FunctionComponent;
}
