import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { expect, test, vi } from 'vitest';
import { requestScope, type RequestScope } from '../data/request-scope.ts';

type Loader = (args: LoaderFunctionArgs) => Promise<unknown>;

const modules = import.meta.glob<{ loader: Loader; clientLoader?: Loader }>(
  '../routes/**/{route,invoice,invoice-file}.{ts,tsx}',
);

/** Screens of one thing that its address names, with the list of such things. */
const SCREENS = [
  ['order_detail', 'order-detail/route.tsx', '/user/orderList'],
  ['payment', 'payment/route.tsx', '/user/orderList'],
  ['wxPay', 'wx-pay/route.tsx', '/user/orderList'],
  ['alipay', 'alipay/route.tsx', '/user/orderList'],
  ['stripePay', 'stripe-pay/route.tsx', '/user/orderList'],
  ['logistics', 'logistics/route.tsx', '/user/orderList'],
  ['evaluation', 'evaluation/route.tsx', '/user/orderList'],
  ['refund', 'refund/route.tsx', '/user/orderList'],
  ['refund_detail', 'refund-detail/route.tsx', '/user/refundList'],
  ['refund_goods', 'refund-goods/route.tsx', '/user/refundList'],
  ['user/invoice', 'user/invoices/invoice.tsx', '/user/invoices'],
  ['user/invoice.pdf', 'user/invoices/invoice-file.ts', '/user/invoices'],
  ['order_confirm', 'order-confirm/route.tsx', '/shoppingCart'],
  ['goods_cate_a', 'goods-cate-a/route.tsx', '/goods_cate'],
  ['goods_detail', 'not-found/route.tsx', '/goods_list'],
  ['goods_detail/', 'not-found/route.tsx', '/goods_list'],
  ['goods_seckill_detail', 'goods-detail/route.tsx', '/goods_seckill'],
  ['goods_presell_detail', 'goods-detail/route.tsx', '/goods_presell'],
  ['zh-CN/goods_group_detail', 'goods-detail/route.tsx', '/goods_group'],
  ['news_detail', 'news-detail/route.tsx', '/news_list'],
  ['notice_detail', 'notice-detail/route.tsx', '/notice_list'],
] as const;

/** Opens a screen as the server or the browser does; resolves to what its loader throws. */
async function open(path: string, query: string, load: Loader, serverLoader: Loader): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(requestScope, {
    signedIn: true,
    origin: 'https://shop.test',
    locale: 'en-US',
    answers: [],
    running: new Map(),
    callShared: () => Promise.resolve({ accounts: true }),
  } as unknown as RequestScope);
  const request = new Request(`https://shop.test/${path}${query}`);
  const args = { request, context, params: { '*': path } } as unknown as LoaderFunctionArgs;
  try {
    // Some screens call the server loader in the browser, too.
    await load({ ...args, serverLoader: () => serverLoader(args) } as LoaderFunctionArgs);
    throw new Error(`${path} was loaded`);
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}

test.each(SCREENS)(
  '[R2.13] /%s without its id redirects to the list, on the server and in the browser',
  async (path, file, list) => {
    const module = await modules[`../routes/${file}`]?.();
    if (!module) throw new Error(`no module ${file}`);
    const { loader, clientLoader } = module;
    const loaders = clientLoader ? [loader, clientLoader] : [loader];
    for (const load of loaders)
      for (const query of ['', '?id=&orderId=&number=&cartId=']) {
        const answer = await open(path, query, load, loader);
        expect([answer.status, answer.headers.get('Location')]).toEqual([302, list]);
      }
    await vi.dynamicImportSettled();
  },
);
