import type { BoughtAgain, BoughtAgainLine, OrderLine } from '@rider/api/order';
import { LinkButton } from '@rider/ui/button';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl } from 'react-intl';
import { againAddress } from './order-address.ts';
import * as styles from './order.css.ts';

/** What the lists take: the order's lines, and what became of them. */
export interface BoughtAgainProps {
  lines: readonly Pick<OrderLine, 'id' | 'name' | 'variant' | 'unitPrice'>[];
  again: BoughtAgain;
}

/** What became of each line that was to be bought again (R6.2): as before, at another price, or not to be had. */
export function BoughtAgainLines({ lines, again }: BoughtAgainProps) {
  return (
    <ul className={styles.again}>
      {lines.map((line) => (
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

function Outcome({ before, outcome }: { before: number; outcome: BoughtAgainLine | undefined }) {
  const intl = useIntl();
  const problem = outcome?.problem ?? null;
  if (problem === null) return <FormattedMessage id="shop.order.again.fine" />;
  const now = outcome?.unitPrice ?? null;
  const values = { before: formatMoney(intl, before), now: now === null ? '' : formatMoney(intl, now) };
  return <FormattedMessage id={`shop.order.again.${problem}`} values={values} />;
}

/** On to the checkout with what can be had. */
export function BoughtAgainLink({ lines, again }: BoughtAgainProps) {
  return (
    <LinkButton href={againAddress(again.checkoutLineIds)} variant="primary">
      <FormattedMessage id="shop.order.again.go" values={{ count: again.checkoutLineIds.length, all: lines.length }} />
    </LinkButton>
  );
}
