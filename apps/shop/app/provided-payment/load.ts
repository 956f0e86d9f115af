import { ApiError, type Api } from '@rider/api/transport';
import { getOrder, payOrder } from '@rider/api/order';
import type { CardPayment, Order, PaymentMethod, ScannedPayment } from '@rider/model/order';
import { paymentScreen } from '@rider/model/order-screens';
import { screens, withQuery } from '@rider/model/screens';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { CARD_FORM_HEADER } from '../card/card-form-header.ts';
import { serverNow } from '../clock/server-clock.ts';
import { orderNumberOf } from '../screen-address/id-in-address.ts';
import { requestScope } from '../data/request-scope.ts';
import { asResponse, requireBuyer } from '../data/server-load.ts';
import { localized } from '../messages/language.ts';

/** A payment method with a page of its own. */
export type PageMethod = Exclude<PaymentMethod, 'balance' | 'invoice'>;

const PATHS: Readonly<Record<PageMethod, string>> = { wechat: '/wxPay', alipay: '/alipay', stripe: '/stripePay' };

const FOREIGN_SITES = ['cross-site', 'same-site'];

/** The page on which an order is paid by a method (R2.7). */
export const payPage = (method: PageMethod, number: string): string => withQuery(PATHS[method], { orderId: number });

/** The data of a page on which an order is paid at a provider. */
export interface ProvidedPage<Step extends ScannedPayment | CardPayment = ScannedPayment | CardPayment> {
  order: Order;
  /** Null if the order cannot be paid this way now. */
  step: Step | null;
  /** Why not, in the backend's words; empty for an order for which nothing is due. */
  refusal: string;
  /** When the data was requested, epoch milliseconds. */
  now: number;
}

/** Loads an order's payment by a method, begun where there is none; `paid` for an order that is paid. Throws ApiError. */
async function loadPage(api: Api, method: PageMethod, number: string, returnPath: string) {
  const order = await getOrder(api, number);
  if (order.paidAt !== null) return 'paid';
  const page: ProvidedPage = { order, step: null, refusal: '', now: serverNow() };
  if (order.state !== 'pending-payment') return page;
  try {
    const step = await payOrder(api, number, method, { returnPath });
    if (step.kind === 'paid') return 'paid';
    if (step.kind === 'pay-in') return page;
    // A code of CRMEB lives for a minute and is renewed as the page asks; what ends is the time to pay the order.
    return { ...page, step: { ...step, payBefore: order.payBefore ?? step.payBefore } };
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'refused' || error.kind === 'verdict'))
      return { ...page, refusal: error.message };
    throw error;
  }
}

/** Loads the page of a payment at a provider; an order that is paid leads to its own page. */
export async function loadProvidedPage(method: PageMethod, args: LoaderFunctionArgs) {
  requireBuyer(args);
  const { request, context } = args;
  const { api, locale, origin } = context.get(requestScope);
  const number = orderNumberOf(request);
  // A link of another site begins no payment: there the buyer chooses one first.
  if (FOREIGN_SITES.includes(request.headers.get('Sec-Fetch-Site') ?? '')) throw redirect(paymentScreen(number));
  try {
    const page = await loadPage(api, method, number, localized(locale, '/payment'));
    if (page === 'paid') return redirect(`${screens.order(number)}&paid=1`);
    const { step } = page;
    const isForeign = step?.kind === 'card' && step.sandboxScript === null;
    return data(withAbsolutePage(page, request, origin), {
      headers: isForeign ? { [CARD_FORM_HEADER]: method } : {},
    });
  } catch (error) {
    throw asResponse(error, request, origin);
  }
}

/** The page with a sandbox's absolute address: the router would put its basename, the language, before a local one. */
function withAbsolutePage(page: ProvidedPage, request: Request, origin: string): ProvidedPage {
  if (page.step?.kind !== 'scan' || page.step.page === null) return page;
  const there = new URL(page.step.page, request.url);
  if (there.host === new URL(request.url).host) there.protocol = new URL(origin).protocol;
  return { ...page, step: { ...page.step, page: there.href } };
}
