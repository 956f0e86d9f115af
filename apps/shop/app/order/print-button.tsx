import { Button } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../activity/use-hydrated.ts';

/** Prints the page; without script, the browser's own menu does. */
export function PrintButton() {
  return useHydrated() ? (
    <Button onClick={() => window.print()}>
      <FormattedMessage id="shop.order.print" />
    </Button>
  ) : null;
}
