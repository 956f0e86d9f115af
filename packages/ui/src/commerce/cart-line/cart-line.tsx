'use client';

import type { CartLine as Line } from '@rider/model/cart';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Link, useScreens } from '../../primitives/link/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { PromotionNote } from '../promotion-note/index.ts';
import { formatMoney, Price } from '../price/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import * as styles from './cart-line.css.ts';

/** Props of a cart line. */
export interface CartLineProps {
  /** The cart line. */
  line: Line;
  /** The quantity is not confirmed yet; prices are the last confirmed ones. */
  pending?: boolean;
  /** The error of the last change. */
  failure?: ReactNode;
  /** The quantity of the failed change, 0 for a removal; named by the retry button. */
  failedQuantity?: number | undefined;
  /** Called with the new quantity; without it the line's form is posted. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Called to remove the line from the cart; without it the line's form is posted. */
  onRemove?: (() => void) | undefined;
  /** Retries the failed change; shown beside the error. */
  onRetry?: (() => void) | undefined;
}

/** A cart line. Without script its forms post `intent` (set or remove), `lineId` and `quantity`. */
export function CartLine(props: CartLineProps) {
  const { line, pending = false, failure, failedQuantity, onQuantityChange, onRemove, onRetry } = props;
  const intl = useIntl();
  const screens = useScreens();
  const gone = line.problem === 'gone';
  return (
    <article data-component="cart-line" data-state={line.problem ?? undefined} className={styles.line}>
      <Picture src={line.image} size={88} loading="lazy" className={styles.picture} />
      <div className={styles.product}>
        {gone ? (
          <span className={styles.name}>{line.name}</span>
        ) : (
          <Link href={screens.product(line.productId)} className={styles.name}>
            {line.name}
          </Link>
        )}
        <span className={styles.variant}>{line.variant}</span>
        <span className={styles.code}>{line.skuCode}</span>
      </div>
      <div className={styles.unitPrice}>
        <Price
          amount={line.unitPrice}
          original={line.listPrice}
          contract={line.contractPrice}
          unit={line.unit}
          size="small"
        />
        {line.promotion ? <PromotionNote promotion={line.promotion} /> : <TierHint line={line} />}
      </div>
      <div className={styles.quantity}>
        {gone ? <span /> : <QuantityForm line={line} onQuantityChange={onQuantityChange} />}
        <RemoveForm line={line} onRemove={onRemove} />
      </div>
      <div className={styles.total} aria-busy={pending} data-state={pending ? 'pending' : undefined}>
        {!gone && formatMoney(intl, line.lineTotal)}
      </div>
      <LineMessage line={line} failure={failure} failedQuantity={failedQuantity} onRetry={onRetry} />
    </article>
  );
}

/**
 * A form of its own, so that Enter in the field submits the quantity, never the removal. Validated by the server, not
 * the browser.
 */
function QuantityForm({ line, onQuantityChange }: Pick<CartLineProps, 'line' | 'onQuantityChange'>) {
  const intl = useIntl();
  return (
    <form
      method="post"
      noValidate
      className={styles.change}
      onSubmit={(event) => {
        if (onQuantityChange) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="lineId" value={line.id} />
      <QuantityStepper
        value={line.quantity}
        minimum={line.minimum}
        pack={line.pack}
        stock={line.stock}
        size="small"
        label={intl.formatMessage({ id: 'ui.cartLine.quantity' }, { name: line.name, variant: line.variant })}
        onValueCommit={onQuantityChange}
      />
      <noscript>
        <Button type="submit" size="small">
          <FormattedMessage id="ui.cartLine.update" />
        </Button>
      </noscript>
    </form>
  );
}

function RemoveForm({ line, onRemove }: Pick<CartLineProps, 'line' | 'onRemove'>) {
  const intl = useIntl();
  return (
    <form
      method="post"
      onSubmit={(event) => {
        if (!onRemove) return;
        event.preventDefault();
        onRemove();
      }}
    >
      <input type="hidden" name="lineId" value={line.id} />
      <IconButton
        icon="trash"
        size="small"
        type="submit"
        name="intent"
        value="remove"
        label={intl.formatMessage({ id: 'ui.cartLine.remove' }, { name: line.name, variant: line.variant })}
      />
    </form>
  );
}

type LineMessageProps = Pick<CartLineProps, 'line' | 'failure' | 'failedQuantity' | 'onRetry'>;

function LineMessage({ line, failure, failedQuantity, onRetry }: LineMessageProps) {
  const intl = useIntl();
  const { problem, stock, minimum, pack, lostPromotion: lost } = line;
  const fault = problem ?? (lost ? (`lost-${lost}` as const) : null);
  return (
    <div className={styles.message}>
      <output className={styles.words}>
        {(failure ?? fault) && <Icon name="warning" size="small" />}{' '}
        <span>
          {failure ?? (fault && intl.formatMessage({ id: `ui.cartLine.${fault}` }, { stock, minimum, pack }))}
        </span>
      </output>
      {failure && onRetry && (
        <Button size="small" variant="quiet" onClick={onRetry}>
          {failedQuantity === undefined ? (
            <FormattedMessage id="ui.cartLine.retry" />
          ) : (
            <FormattedMessage id="ui.cartLine.retryQuantity" values={{ quantity: failedQuantity }} />
          )}
        </Button>
      )}
    </div>
  );
}

/** The next quantity break and what it saves. */
function TierHint({ line }: { line: Line }) {
  const intl = useIntl();
  const next = line.tiers.find(({ quantity }) => quantity > line.quantity && quantity <= line.stock);
  if (!next || line.problem) return null;
  return (
    <span className={styles.hint}>
      <FormattedMessage
        id="ui.cartLine.tier"
        values={{ more: next.quantity - line.quantity, price: formatMoney(intl, next.price) }}
      />
    </span>
  );
}
