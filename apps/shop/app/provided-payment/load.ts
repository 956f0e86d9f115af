import { checkPayment, getOrder, payOrder } from '@rider/api/order';
import { isErrorNamed } from '@rider/api/error';
import { ApiError } from '@rider/api/transport';
import type { CardPayment, Order, PaymentMethod, ScannedPayment } from '@rider/model/order';
import { screens, withQuery } from '@rider/model/screens';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { CARD_FORM_HEADER } from '../card/card-form-header.ts';
import { serverNow } from '../clock/server-clock.ts';
import { orderNumberOf } from '../screen-parameters/id-in-address.ts';
import { requestScope } from '../data/request-scope.ts';
import { asResponse, callBackend, requireBuyer } from '../data/server-load.ts';
import { localized } from '../messages/localized-path.ts';

/** A payment method with a page of its own. */
export type PageMethod = Exclude<PaymentMethod, 'balance' | 'invoice'>;

const PATHS: Readonly<Record<PageMethod, string>> = { wechat: '/wxPay', alipay: '/alipay', stripe: '/stripePay' };

/** The page on which an order is paid by a method. */
export const payPage = (method: PageMethod, number: string): string => withQuery(PATHS[method], { orderId: number });

/** The data of a page on which an order is paid at a provider. */
export interface ProvidedPage {
  order: Order;
  /** When the data was requested, epoch milliseconds. */
  now: number;
}

/** A payment that was opened at a provider. */
export interface OpenedPayment {
  /** Null if the order cannot be paid this way now. */
  step: ScannedPayment | CardPayment | null;
  /** The backend's reason; empty otherwise. */
  rejection: string;
}

const leadToPaidOrder = (number: string) => redirect(`${screens.order(number)}&paid=1`);

/** Loads the page of a payment at a provider, and opens none; an order that is paid leads to its own page. */
export function loadProvidedPage(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const number = orderNumberOf(args.request);
  return callBackend(args, async ({ api }) => {
    // A payment counts even where the provider's webhook was lost.
    await checkPayment(api, number, serverNow());
    const order = await getOrder(api, number);
    return order.paidAt === null ? ({ order, now: serverNow() } satisfies ProvidedPage) : leadToPaidOrder(number);
  });
}

/** Opens an order's payment by a method, or shows the one that is open; an order that is paid leads to its own page. */
export async function openPayment(method: PageMethod, { request, context }: ActionFunctionArgs) {
  const { api, locale, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  try {
    const step = await payOrder(api, number, method, { returnPath: localized(locale, '/payment') });
    if (step.kind === 'paid') return leadToPaidOrder(number);
    const isForeign = step.kind === 'card' && step.sandboxScript === null;
    const shown = step.kind === 'pay-in' ? null : withAbsolutePage(step, request, origin);
    return data<OpenedPayment>(
      { step: shown, rejection: '' },
      { headers: isForeign ? { [CARD_FORM_HEADER]: method } : {} },
    );
  } catch (error) {
    if (isErrorNamed(error, 'order-already-paid')) return leadToPaidOrder(number);
    if (error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'verdict'))
      return { step: null, rejection: error.message } satisfies OpenedPayment;
    throw asResponse(error, request, origin);
  }
}

/** The step with a sandbox's absolute address: the router would put its basename, the language, before a local one. */
function withAbsolutePage(step: ScannedPayment | CardPayment, request: Request, origin: string) {
  if (step.kind !== 'scan' || step.page === null) return step;
  const there = new URL(step.page, request.url);
  if (there.host === new URL(request.url).host) there.protocol = new URL(origin).protocol;
  return { ...step, page: there.href };
}
