import { CartLine } from '@rider/ui/cart-line';
import { EmptyState } from '@rider/ui/empty-state';
import { Button, LinkButton } from '@rider/ui/button';
import { Container } from '@rider/ui/layout';
import { Notice } from '@rider/ui/notice';
import { OrderSummary } from '@rider/ui/order-summary';
import { Heading } from '@rider/ui/text';
import { money } from '@rider/api/money';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, type LoaderFunctionArgs } from 'react-router';
import { loadInBrowser } from '../../data/browser-load.ts';
import { useCart } from '../../data/cart.ts';
import type { ShownLine } from '../../data/cart-operations.ts';
import { cartQuery } from '../../data/queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { PageHead } from '../../shell/page-head.tsx';
import type { action } from './action.ts';
import '../../messages/order-messages.ts';
import * as styles from './route.css.ts';

export { action } from './action.ts';

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [cartQuery]);
}

export const clientLoader = () => loadInBrowser([cartQuery]);

/** The cart (R2.7): lines that can be ordered, lines that cannot and why, and the way to checkout. */
export default function ShoppingCart() {
  const intl = useIntl();
  const cart = useCart();
  const refusal = useActionData<typeof action>();
  const lines = [...cart.lines, ...cart.invalid];
  const title = intl.formatMessage({ id: 'shop.cart.title' });
  return (
    <Container as="main" id="content" className={styles.page}>
      <PageHead title={title} />
      <Heading level={1}>{title}</Heading>
      {refusal && <Notice tone="error">{refusal.message}</Notice>}
      {lines.length === 0 ? (
        <EmptyState
          icon="cart"
          title={intl.formatMessage({ id: 'shop.cart.empty' })}
          actions={
            <LinkButton href="/goods_cate" variant="primary">
              <FormattedMessage id="shop.cart.browse" />
            </LinkButton>
          }
        >
          <FormattedMessage id="shop.cart.emptyNote" />
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <Lines lines={lines} set={cart.set} remove={cart.remove} />
          <Totals lines={cart.lines} pending={cart.pending} />
        </div>
      )}
    </Container>
  );
}

function Lines(props: {
  lines: ShownLine[];
  set: (lineId: string, quantity: number) => void;
  remove: (lineId: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const removeAt = (index: number, lineId: string) => {
    props.remove(lineId);
    // The focus goes to the line that takes the place, so that a keyboard user is not thrown back to the top.
    requestAnimationFrame(() => {
      const rows = list.current?.children;
      const next = rows?.[Math.min(index, rows.length - 1)];
      (
        next?.querySelector<HTMLElement>('button[value="remove"]') ?? document.querySelector<HTMLElement>('main a')
      )?.focus();
    });
  };
  return (
    <ul ref={list} className={styles.lines}>
      {props.lines.map((line, index) => (
        <li key={line.id}>
          <CartLine
            line={line}
            pending={line.pending}
            failure={line.failure?.message}
            onQuantity={(quantity) => props.set(line.id, quantity)}
            onRemove={() => removeAt(index, line.id)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Sums only what can be ordered; lines in trouble stay behind until they are mended. */
function Totals({ lines, pending }: { lines: ShownLine[]; pending: boolean }) {
  const orderable = lines.filter(({ problem }) => problem === null);
  const left = lines.length - orderable.length;
  const goodsTotal = money(orderable.reduce((sum, { lineTotal }) => sum + lineTotal, 0));
  const address = `/order_confirm?${new URLSearchParams({ cartId: orderable.map(({ id }) => id).join(',') }).toString()}`;
  return (
    <div className={styles.summary}>
      <OrderSummary
        pieces={orderable.reduce((sum, { quantity }) => sum + quantity, 0)}
        goodsTotal={goodsTotal}
        total={goodsTotal}
        pending={pending}
      >
        {left > 0 && (
          <Notice tone="warning">
            <FormattedMessage id="shop.cart.leftBehind" values={{ count: left }} />
          </Notice>
        )}
        {orderable.length > 0 &&
          (pending ? (
            <Button variant="primary" fullWidth pending>
              <FormattedMessage id="shop.cart.checkout" />
            </Button>
          ) : (
            <LinkButton href={address} variant="primary" fullWidth>
              <FormattedMessage id="shop.cart.checkout" />
            </LinkButton>
          ))}
        <p className={styles.note}>
          <FormattedMessage id="shop.cart.freightNote" />
        </p>
      </OrderSummary>
    </div>
  );
}
