import { HEAVIEST_PARCEL_KG, LONGEST_PARCEL_MM, PALLET_FREIGHT } from '@rider/model/shipping';
import { formatZone } from '@rider/ui/date';
import { formatMoney } from '@rider/ui/price';
import { StockState } from '@rider/ui/stock';
import { useIntl, type IntlShape } from 'react-intl';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import * as styles from '../route.css.ts';

/** Stock and dispatch time, which is another in a presale; without stock, what to do. */
export function Availability({ product, sku }: { product: ProductPage; sku: ProductPageSku }) {
  const intl = useIntl();
  const others = product.skus.some(({ stock }) => stock > 0);
  return (
    <div className={styles.availability}>
      <StockState stock={sku.stock} />
      {sku.stock > 0
        ? product.dispatch && !sku.promotion?.shipsAt && <span>{dispatchInWords(intl, product.dispatch)}</span>
        : intl.formatMessage({ id: `shop.product.${others ? 'out.choose' : 'out.ask'}` })}
      {sku.pallet && <Pallet reason={sku.pallet} />}
    </div>
  );
}

/** That a variant ships by pallet, and why. */
function Pallet({ reason }: { reason: NonNullable<ProductPageSku['pallet']> }) {
  const intl = useIntl();
  const values = {
    meters: intl.formatNumber(LONGEST_PARCEL_MM / 1000),
    kilograms: intl.formatNumber(HEAVIEST_PARCEL_KG),
    freight: formatMoney(intl, PALLET_FREIGHT[0].freight),
  };
  return <span>{intl.formatMessage({ id: `shop.product.pallet.${reason}` }, values)}</span>;
}

/** Uses the server's clock from the answer: the browser's may be wrong and would differ from the server's HTML. */
function dispatchInWords(intl: IntlShape, { day, today, before }: NonNullable<ProductPage['dispatch']>): string {
  if (!today) {
    const weekday = intl.formatDate(`${day}T12:00:00Z`, { weekday: 'long', timeZone: 'UTC' });
    return intl.formatMessage({ id: 'shop.product.ships' }, { weekday });
  }
  const hour = intl.formatTime(before, { hour: 'numeric' });
  return intl.formatMessage({ id: 'shop.product.shipsToday' }, { time: hour, zone: formatZone(intl) });
}
