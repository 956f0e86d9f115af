import { lineTotal } from '@rider/model/price';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import * as styles from '../route.css.ts';
import type { PurchaseChoice } from './use-purchase.ts';

/** Total and unit price of the chosen quantity; nothing for a quantity that cannot be ordered. */
export function LineTotal({ choice }: { choice: PurchaseChoice }) {
  const intl = useIntl();
  const { quantity, each, problem } = choice;
  return (
    <output className={styles.lineTotal}>
      {problem === null && (
        <>
          <Text as="span" size="small" tone="quiet">
            {intl.formatMessage({ id: 'shop.product.each' }, { quantity, price: formatMoney(intl, each) })}
          </Text>{' '}
          <Text as="strong" size="large" weight="bold">
            {formatMoney(intl, lineTotal(each, quantity))}
          </Text>
        </>
      )}
    </output>
  );
}
