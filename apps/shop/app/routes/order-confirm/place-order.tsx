import type { CheckoutApproval } from '@rider/model/buyer-company';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { ADDRESS_CHOICE } from './check-delivery.ts';

export interface PlaceOrderProps {
  /** Names of the products that are not delivered to the address. */
  undeliverable: readonly string[];
  pending: boolean;
  /** Why the buyer's company has to approve the order; null if it need not. */
  approval: CheckoutApproval | null;
}

/** The button that places the order; or which products are not delivered to the address, because an order would leave them out. */
export function PlaceOrder({ undeliverable, pending, approval }: PlaceOrderProps) {
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
      {approval && <ApprovalNote approval={approval} />}
      <Button type="submit" variant="primary" fullWidth pending={pending}>
        <FormattedMessage id={approval ? 'shop.checkout.sendForApproval' : 'shop.checkout.submit'} />
      </Button>
      <Text size="small" tone="quiet">
        <FormattedMessage id={approval ? 'shop.checkout.approvalNote' : 'shop.checkout.note'} />
      </Text>
    </>
  );
}

/** Says before the press that the order goes to others first. */
function ApprovalNote({ approval: { reasons, deciders } }: { approval: CheckoutApproval }) {
  const intl = useIntl();
  const why = reasons.map((reason) => intl.formatMessage({ id: `shop.approval.reason.${reason}` }));
  return (
    <Banner tone="info" live>
      <FormattedMessage
        id="shop.checkout.approval"
        values={{
          reasons: <FormattedList value={why} />,
          count: deciders.length,
          names: <FormattedList type="disjunction" value={deciders} />,
        }}
      />
    </Banner>
  );
}
