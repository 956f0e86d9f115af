import { screens } from '@rider/model/screens';
import { Badge } from '@rider/ui/badge';
import { Button, LinkButton } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { Cluster, Stack } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { Price, UpcomingPrice } from '@rider/ui/price';
import { QuantityStepper } from '@rider/ui/quantity-stepper';
import { SaleProgress } from '@rider/ui/sale-progress';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useRevalidator } from 'react-router';
import { useHydrated } from '../../activity/use-hydrated.ts';
import type { ProductPageSku } from '../../data/queries.ts';
import { Ending } from '../../promotion/ending.tsx';
import { nextChange } from '../../promotion/next-change.ts';
import type { OfferedProduct } from '../../data/promotion-answers.ts';
import type { Promotion } from '../../promotion/promotion.ts';
import { PURCHASE_FORM } from '../../cart/purchase-form.ts';
import { LineTotal } from './line-total.tsx';
import { Outcome } from './outcome.tsx';
import { GroupButtons, Groups } from './groups.tsx';
import { Reminder } from './reminder.tsx';
import { OfferMetadata } from './offer-metadata.tsx';
import * as styles from './route.css.ts';
import type { PurchaseChoice } from './use-purchase.ts';

/** Props of `OfferPurchase`. */
interface OfferPurchaseProps {
  offered: OfferedProduct;
  choice: PurchaseChoice;
}

/** The promotion's article, price, time and limits, and what can be done in its state: buy, or buy at the ordinary price. */
export function OfferPurchase({ offered, choice }: OfferPurchaseProps) {
  const { revalidate } = useRevalidator();
  const onEnd = () => void revalidate();
  const { promotion, product, now } = offered;
  const { state, price, originalPrice, sold, quota } = promotion;
  const sku = product.skus[0];
  if (!sku) return null;
  return (
    <Stack gap="x3">
      <OfferMetadata offered={offered} />
      {sku.values.length > 0 && <Text weight="medium">{sku.values.join(', ')}</Text>}
      <State promotion={promotion} now={now} onEnd={onEnd} />
      <div className={styles.priceLine}>
        {state === 'not-started' ? (
          <Text size="large">
            <UpcomingPrice
              amount={price}
              startsAt={promotion.startsAt}
              current={choice.each}
              today={promotion.kind === 'seckill'}
            />
          </Text>
        ) : (
          <Price
            amount={choice.each}
            original={state === 'underway' ? originalPrice : null}
            unit={product.unit}
            size="large"
          />
        )}
        {state === 'underway' && <LineTotal choice={choice} />}
      </div>
      {(state === 'underway' || state === 'limited') && quota !== null && (
        <SaleProgress sold={state === 'limited' ? quota : sold} quota={quota} />
      )}
      <Terms offered={offered} />
      {state === 'underway' &&
        (sku.stock > 0 ? (
          <BuyForm offered={offered} sku={sku} choice={choice} />
        ) : (
          <Notice>
            <FormattedMessage id="shop.promotion.limitReached" />
          </Notice>
        ))}
      {state === 'not-started' && canWait(offered) && <Reminder promotion={promotion} />}
      {(state !== 'underway' || sku.stock <= 0) && <Instead offered={offered} />}
      <Groups offered={offered} onEnd={onEnd} />
    </Stack>
  );
}

/** Whether the backend keeps it in a cart and tells of its start: CRMEB, which gives no path of categories, sells it at once only. */
const canWait = ({ product }: OfferedProduct) => product.categoryPath[0];

const TONES = { 'not-started': 'neutral', underway: 'accent', ended: 'neutral', limited: 'warning' } as const;

function State({ promotion, now, onEnd }: { promotion: Promotion; now: number; onEnd: () => void }) {
  const { kind, state, people = 2 } = promotion;
  return (
    <Cluster gap="x2">
      <Badge tone={state === 'ended' ? 'neutral' : 'danger'}>
        <FormattedMessage id={`shop.promotion.kind.${kind}`} values={{ people }} />
      </Badge>
      <Badge tone={TONES[state]}>
        <FormattedMessage id={`shop.promotion.state.${state}`} />
      </Badge>
      {state !== 'ended' && (
        <Text as="span" size="small">
          <FormattedMessage
            id={`shop.promotion.time.${state === 'limited' ? 'underway' : state}`}
            values={{ time: <Ending until={nextChange(promotion)} now={now} onEnd={onEnd} /> }}
          />
        </Text>
      )}
    </Cluster>
  );
}

/** The limits before they are hit, and when the goods ship. */
function Terms({ offered: { promotion, shipsAt, bought } }: { offered: OfferedProduct }) {
  const intl = useIntl();
  const { info, limit, limitPerOrder } = promotion;
  const left = limit ? Math.max(0, limit - bought) : null;
  return (
    <Stack gap="x1">
      {info && <Text tone="quiet">{info}</Text>}
      {shipsAt !== null && (
        <Text weight="medium">
          <FormattedMessage id="shop.promotion.ships" values={{ day: formatDay(intl, shipsAt) }} />
        </Text>
      )}
      {!!limit && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.promotion.limit" values={{ limit }} />{' '}
          {bought > 0 && (
            <span>
              <FormattedMessage id="shop.promotion.left" values={{ bought, left }} />
            </span>
          )}
        </Text>
      )}
      {!!limitPerOrder && limitPerOrder !== limit && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.promotion.limitPerOrder" values={{ limit: limitPerOrder }} />
        </Text>
      )}
    </Stack>
  );
}

/**
 * Quantity and the ways to buy. Without script the form posts to the cart; with script it adds in place. Goods of a group buy are ordered at
 * once; the buttons of other groups belong to this form, too.
 */
function BuyForm({ offered, sku, choice }: { offered: OfferedProduct; sku: ProductPageSku; choice: PurchaseChoice }) {
  const hydrated = useHydrated();
  const { adding, submit } = choice;
  const isGroup = offered.promotion.kind === 'group';
  const fields = { productId: offered.product.id, skuId: sku.id, ...offered.fields, ...(isGroup && { intent: 'buy' }) };
  return (
    <Form
      id={PURCHASE_FORM}
      method="post"
      action={screens.cart}
      onSubmit={submit}
      noValidate={hydrated}
      className={styles.purchase}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuantityStepper
        value={choice.quantity}
        minimum={sku.minimum}
        pack={sku.pack}
        stock={sku.stock}
        onValueChange={choice.type}
        showTerms
      />
      <Cluster gap="x3">
        {isGroup ? (
          <GroupButtons offered={offered} />
        ) : (
          <>
            <Button type="submit" name="intent" value="buy" variant="primary">
              <FormattedMessage id="shop.promotion.buy" />
            </Button>
            {canWait(offered) && (
              <Button type="submit" name="intent" value="add" icon="cart" pending={adding.state === 'pending'}>
                <FormattedMessage id="shop.product.add" />
              </Button>
            )}
          </>
        )}
      </Cluster>
      <Outcome adding={adding} unit={offered.product.unit} />
    </Form>
  );
}

/** The way to the article at its ordinary price. */
function Instead({ offered }: { offered: OfferedProduct }) {
  const { kind, state } = offered.promotion;
  return (
    <Stack gap="x2">
      {state !== 'not-started' && (
        <Text>
          <FormattedMessage id={state === 'limited' ? 'shop.promotion.soldOut' : 'shop.promotion.over'} />
        </Text>
      )}
      {kind !== 'presell' && (
        <div>
          <LinkButton href={screens.product(offered.product.id, offered.product.skus[0]?.code)}>
            <FormattedMessage id="shop.promotion.ordinary" />
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
