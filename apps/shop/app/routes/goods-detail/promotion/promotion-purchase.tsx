import { nextPromotionChange, type Promotion } from '@rider/model/promotion';
import { screens } from '@rider/model/screens';
import { Badge } from '@rider/ui/badge';
import { Button, LinkButton } from '@rider/ui/button';
import { formatDay } from '@rider/ui/date';
import { Cluster, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { Price, UpcomingPrice } from '@rider/ui/price';
import { QuantityStepper } from '@rider/ui/quantity-stepper';
import { SaleProgress } from '@rider/ui/sale-progress';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useRevalidator } from 'react-router';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import type { ProductPageSku } from '../../../data/queries.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { PromotionCountdown } from '../../../promotion/promotion-countdown.tsx';
import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { PURCHASE_FORM } from '../../../cart/purchase-form.ts';
import { LineTotal } from '../purchase/line-total.tsx';
import { AddToCartOutcome } from '../purchase/add-to-cart-outcome.tsx';
import { GroupButtons, Groups } from './groups.tsx';
import { Reminder } from './reminder.tsx';
import { PromotionMetadata } from './promotion-metadata.tsx';
import * as styles from '../route.css.ts';
import type { PurchaseChoice } from '../purchase/use-purchase.ts';

interface PromotionPurchaseProps {
  promoted: PromotedProduct;
  choice: PurchaseChoice;
}

/** The promotion's variant, price, time and limits, and what can be done in its state: buy, or buy at the ordinary price. */
export function PromotionPurchase({ promoted, choice }: PromotionPurchaseProps) {
  const { revalidate } = useRevalidator();
  const onEnd = () => void revalidate();
  const takesPromotions = useOptionalQuery(capabilitiesQuery).data?.promotions;
  const { promotion, product, now } = promoted;
  const { state, price, originalPrice, sold, quota } = promotion;
  const sku = product.skus[0];
  if (!sku) return null;
  return (
    <Stack gap="x3">
      <PromotionMetadata promoted={promoted} />
      {sku.values.length > 0 && <Text weight="medium">{sku.values.join(', ')}</Text>}
      <State promotion={promotion} now={now} onEnd={onEnd} />
      <div className={styles.priceLine}>
        {state === 'scheduled' ? (
          <Text size="large">
            <UpcomingPrice
              amount={price}
              startsAt={promotion.startsAt}
              current={choice.each}
              today={promotion.kind === 'flashSale'}
            />
          </Text>
        ) : (
          <Price
            amount={choice.each}
            original={state === 'active' ? originalPrice : null}
            unit={product.unit}
            size="large"
          />
        )}
        {state === 'active' && <LineTotal choice={choice} />}
      </div>
      {(state === 'active' || state === 'soldOut') && quota !== null && (
        <SaleProgress sold={state === 'soldOut' ? quota : sold} quota={quota} />
      )}
      <Terms promoted={promoted} />
      {state === 'active' &&
        (sku.stock > 0 ? (
          <BuyForm promoted={promoted} sku={sku} choice={choice} />
        ) : (
          <Banner>
            <FormattedMessage id="shop.promotion.limitReached" />
          </Banner>
        ))}
      {state === 'scheduled' && takesPromotions && <Reminder promotion={promotion} />}
      {(state !== 'active' || sku.stock <= 0) && <Instead promoted={promoted} />}
      <Groups promoted={promoted} onEnd={onEnd} />
    </Stack>
  );
}

const TONES = { scheduled: 'neutral', active: 'accent', ended: 'neutral', soldOut: 'warning' } as const;

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
            id={`shop.promotion.time.${state === 'soldOut' ? 'active' : state}`}
            values={{ time: <PromotionCountdown until={nextPromotionChange(promotion)} now={now} onEnd={onEnd} /> }}
          />
        </Text>
      )}
    </Cluster>
  );
}

/** The limits before they are hit, and when the products ship. */
function Terms({ promoted: { promotion, bought } }: { promoted: PromotedProduct }) {
  const intl = useIntl();
  const { info, limit, limitPerOrder, shipsAt } = promotion;
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
 * Quantity and the ways to buy. Without script the form posts to the cart; with script it adds in place. Products of a group buy are ordered at
 * once; the buttons of other groups belong to this form, too.
 */
function BuyForm({
  promoted,
  sku,
  choice,
}: {
  promoted: PromotedProduct;
  sku: ProductPageSku;
  choice: PurchaseChoice;
}) {
  const hydrated = useHydrated();
  const takesPromotions = useOptionalQuery(capabilitiesQuery).data?.promotions;
  const { adding, submit } = choice;
  const isGroup = promoted.promotion.kind === 'groupBuy';
  const fields = {
    productId: promoted.product.id,
    skuId: sku.id,
    ...promoted.fields,
    ...(isGroup && { intent: 'buy' }),
  };
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
          <GroupButtons promoted={promoted} />
        ) : (
          <>
            <Button type="submit" name="intent" value="buy" variant="primary">
              <FormattedMessage id="shop.promotion.buy" />
            </Button>
            {takesPromotions && (
              <Button type="submit" name="intent" value="add" icon="cart" pending={adding.state === 'pending'}>
                <FormattedMessage id="shop.product.add" />
              </Button>
            )}
          </>
        )}
      </Cluster>
      <AddToCartOutcome adding={adding} unit={promoted.product.unit} />
    </Form>
  );
}

/** The way to the variant at its ordinary price. */
function Instead({ promoted }: { promoted: PromotedProduct }) {
  const { kind, state } = promoted.promotion;
  return (
    <Stack gap="x2">
      {state !== 'scheduled' && (
        <Text>
          <FormattedMessage id={state === 'soldOut' ? 'shop.promotion.soldOut' : 'shop.promotion.over'} />
        </Text>
      )}
      {kind !== 'presale' && (
        <div>
          <LinkButton href={screens.product(promoted.product.id, promoted.product.skus[0]?.code)}>
            <FormattedMessage id="shop.promotion.ordinary" />
          </LinkButton>
        </div>
      )}
    </Stack>
  );
}
