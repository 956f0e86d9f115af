import {
  orderReviewsScreen,
  parcelScreen,
  paymentScreen,
  refundRequestScreen,
  refundScreen,
} from '@rider/model/order-screens';
import { isTracked } from '@rider/model/shipping';
import { screens } from '@rider/model/screens';
import { allowedActions, type BoughtAgain, type Order, type OrderAction } from '@rider/model/order';
import { isOpenRefund } from '@rider/model/refund';
import { LinkButton } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionForm } from '../form/action-form.tsx';
import { BoughtAgainLines, BoughtAgainLink } from './bought-again.tsx';

/** Actions with an immediate effect; destructive ones require confirmation. */
const FORMS = [
  { action: 'cancel', asks: true },
  { action: 'confirm-receipt', asks: true },
  { action: 'buy-again', asks: false },
  { action: 'delete', asks: true },
] as const satisfies readonly { action: OrderAction; asks: boolean }[];

type Size = 'small' | 'medium';

/** The answer of the order page's action when it does not redirect. */
export interface OrderActionAnswer {
  /** The backend's error message; empty when there is none. */
  message: string;
  /** Details, line by line. */
  reasons?: string[];
  /** Set when the buyer should review the result of buying again before the checkout. */
  again?: BoughtAgain;
}

/** The buttons for the actions that an order's state allows. Without script each is a plain form or link. */
export function OrderActions({ order, size = 'small' }: { order: Order; size?: Size }) {
  const allowed = allowedActions(order.state);
  // Only the member who ordered it acts on it.
  if (order.orderedBy) return null;
  return (
    <>
      {linksOf(order, allowed).map(({ action, href, isFirst }) => (
        <LinkButton key={action} href={href} {...(isFirst && { variant: 'primary' as const })} size={size}>
          <FormattedMessage id={`shop.order.action.${action}`} />
        </LinkButton>
      ))}
      {FORMS.map((form) =>
        allowed.includes(form.action) ? (
          <OrderActionForm key={form.action} form={form} order={order} size={size} />
        ) : null,
      )}
    </>
  );
}

/** Actions with a page of their own; the first is the one that the order waits for. */
function linksOf(order: Order, allowed: readonly OrderAction[]) {
  const { number, shipping, refundable, refunds } = order;
  const open = refunds.find(({ state }) => isOpenRefund(state));
  const links: {
    action: 'pay' | 'review' | 'logistics' | 'refund' | 'see-refund';
    href: string;
    isFirst?: boolean;
    shows: boolean;
  }[] = [
    { action: 'pay', href: paymentScreen(number), isFirst: true, shows: allowed.includes('pay') },
    { action: 'review', href: orderReviewsScreen(number), isFirst: true, shows: allowed.includes('review') },
    {
      action: 'logistics',
      href: parcelScreen(number),
      shows: allowed.includes('logistics') && isTracked(shipping.method),
    },
    { action: 'refund', href: refundRequestScreen(number), shows: allowed.includes('refund') && refundable },
    { action: 'see-refund', href: refundScreen(open?.number ?? ''), shows: open !== undefined },
  ];
  return links.filter(({ shows }) => shows);
}

interface ActionFormProps {
  form: (typeof FORMS)[number];
  order: Order;
  size: Size;
}

function OrderActionForm({ form, order, size }: ActionFormProps) {
  const { action } = form;
  return (
    <ActionForm<OrderActionAnswer>
      action={screens.order(order.number)}
      intent={action}
      label={<FormattedMessage id={`shop.order.action.${action}`} />}
      question={form.asks ? <FormattedMessage id={`shop.order.ask.${form.action}`} /> : undefined}
      danger={action !== 'confirm-receipt'}
      size={size}
    >
      {(answer) => (
        <>
          {answer?.message && <span role="alert">{[answer.message, ...(answer.reasons ?? [])].join(' ')}</span>}
          {answer?.again && <AgainDialog order={order} again={answer.again} />}
        </>
      )}
    </ActionForm>
  );
}

/** Shows the result of the lines once per answer. */
function AgainDialog({ order, again }: { order: Order; again: BoughtAgain }) {
  const [seen, setSeen] = useState<BoughtAgain | null>(null);
  return (
    <Dialog
      open={seen !== again}
      onOpenChange={() => setSeen(again)}
      title={<FormattedMessage id="shop.order.again.title" />}
      footer={<BoughtAgainLink order={order} again={again} />}
    >
      <BoughtAgainLines order={order} again={again} />
    </Dialog>
  );
}
