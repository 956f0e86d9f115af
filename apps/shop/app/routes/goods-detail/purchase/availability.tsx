import type { ShownLimits } from '@rider/model/shipping';
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
      {sku.pallet && product.parcelLimits && <Pallet reason={sku.pallet} limits={product.parcelLimits} />}
    </div>
  );
}

/** Why a variant ships by pallet, and from which freight, or that it can only be picked up. */
function Pallet({ reason, limits }: { reason: NonNullable<ProductPageSku['pallet']>; limits: ShownLimits }) {
  const intl = useIntl();
  const { longestParcelMm, heaviestParcelKg, palletFrom } = limits;
  const values = {
    meters: intl.formatNumber(longestParcelMm / 1000),
    kilograms: intl.formatNumber(heaviestParcelKg),
    freight: palletFrom === null ? '' : formatMoney(intl, palletFrom),
  };
  const id = `shop.product.${palletFrom === null ? 'collect' : 'pallet'}.${reason}` as const;
  return <span>{intl.formatMessage({ id }, values)}</span>;
}

/** Uses the server's clock from the answer: the browser's may be wrong and would differ from the server's HTML. */
function dispatchInWords(intl: IntlShape, { day, today, before }: NonNullable<ProductPage['dispatch']>): string {
  if (!today) {
    const weekday = intl.formatDate(`${day}T12:00:00Z`, {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
    return intl.formatMessage({ id: 'shop.product.ships' }, { weekday });
  }
  const hour = intl.formatTime(before, { hour: 'numeric' });
  return intl.formatMessage({ id: 'shop.product.shipsToday' }, { time: hour, zone: formatZone(intl) });
}
