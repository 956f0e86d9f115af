import type { Money } from '@rider/model/money';
import type { BoughtAgain, BoughtAgainLine, Order } from '@rider/model/order';
import { LinkButton } from '@rider/ui/button';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { againAddress } from './order-address.ts';
import * as styles from './order.css.ts';

/** Props of the parts: the order, and the result of its lines. */
export interface BoughtAgainProps {
  order: Pick<Order, 'number' | 'lines'>;
  again: BoughtAgain;
}

/** The result of buying each line again: unchanged, at another price, or unavailable. */
export function BoughtAgainLines({ order, again }: BoughtAgainProps) {
  return (
    <ul className={styles.again}>
      {order.lines.map((line) => (
        <li key={line.id} className={styles.againLine}>
          <span>{[line.name, line.variant].filter(Boolean).join(', ')}</span>
          <strong>
            <Outcome before={line.unitPrice} outcome={again.lines.find(({ id }) => id === line.id)} />
          </strong>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ before, outcome }: { before: Money; outcome: BoughtAgainLine | undefined }) {
  const intl = useIntl();
  const problem = outcome?.problem ?? null;
  if (problem === null) return <FormattedMessage id="shop.order.again.fine" />;
  const now = outcome?.unitPrice ?? null;
  const quantity = outcome?.quantity ?? 0;
  const values = { before: formatMoney(intl, before), now: now === null ? '' : formatMoney(intl, now), quantity };
  return <FormattedMessage id={`shop.order.again.${problem}`} values={values} />;
}

/** Link to the cart with the available products. */
export function BoughtAgainLink({ order, again }: BoughtAgainProps) {
  return (
    <LinkButton href={againAddress(order.number, again)} variant="primary">
      <FormattedMessage
        id="shop.order.again.go"
        values={{ count: again.checkoutLineIds.length, all: order.lines.length }}
      />
    </LinkButton>
  );
}
