import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { FormattedList, FormattedMessage } from 'react-intl';
import { ADDRESS_CHOICE } from './check-delivery.ts';

export interface PlaceOrderProps {
  /** Names of the products that are not delivered to the address. */
  undeliverable: readonly string[];
  pending: boolean;
}

/** The button that places the order; or which products are not delivered to the address, because an order would leave them out. */
export function PlaceOrder({ undeliverable, pending }: PlaceOrderProps) {
  if (undeliverable.length > 0)
    return (
      <>
        <Banner tone="danger">
          <FormattedMessage
            id="shop.checkout.undeliverable"
            values={{ products: <FormattedList type="conjunction" value={undeliverable} /> }}
          />
        </Banner>
        {/* With script another address starts the checkout again as soon as it is chosen. */}
        <noscript>
          <Button type="submit" name={ADDRESS_CHOICE} value="1" fullWidth>
            <FormattedMessage id="shop.checkout.checkAddress" />
          </Button>
        </noscript>
      </>
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
