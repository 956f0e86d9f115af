import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { FormattedList, FormattedMessage } from 'react-intl';

export interface PlaceOrderProps {
  /** Names of the products that are not delivered to the address. */
  undeliverable: readonly string[];
  pending: boolean;
}

/** The button that places the order; or which products are not delivered to the address, because an order would leave them out. */
export function PlaceOrder({ undeliverable, pending }: PlaceOrderProps) {
  if (undeliverable.length > 0)
    return (
      <Banner tone="danger">
        <FormattedMessage
          id="shop.checkout.undeliverable"
          values={{ products: <FormattedList type="conjunction" value={undeliverable} /> }}
        />
      </Banner>
    );
  return (
    <>
      <Button type="submit" variant="primary" fullWidth pending={pending}>
        <FormattedMessage id="shop.checkout.submit" />
      </Button>
      <Text size="small" tone="quiet">
        <FormattedMessage id="shop.checkout.note" />
      </Text>
    </>
  );
}
