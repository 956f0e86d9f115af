import type { Category } from '../catalogue/index.ts';

type Query = Readonly<Record<string, string | null | undefined>>;

/** A path with a query; null and empty values are left out. */
export function withQuery(path: string, query: Query): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set).toString()}`;
}

/** The fields of a category that its address needs. */
export interface AddressedCategory extends Pick<Category, 'id' | 'name' | 'banner'> {
  children: readonly unknown[];
}

/** Address of a product, with the variant of this code selected. */
export function productScreen(id: string, sku?: string | null): string {
  return withQuery(`/goods_detail/${encodeURIComponent(id)}`, { sku });
}

/** Address of the chat with an agent. */
export function chatScreen(agentUid: string): string {
  return withQuery('/AppChat', { agent: agentUid });
}

/** Address of an order, by its public number. */
export function orderScreen(orderNumber: string): string {
  return withQuery('/order_detail', { orderId: orderNumber });
}

/**
 * The addresses of the shop's screens, as paths without language prefix: a string for a fixed address, else a function. An application
 * with other routes passes an object of the same type to the components.
 */
export const screens = {
  home: '/',
  categories: '/goods_cate',
  /** Address of a category by its level, 1 at the top: its overview where it has one, else its products. */
  category: (category: AddressedCategory, level: 1 | 2 | 3): string => {
    const { id, name: title, banner: ban, children } = category;
    if (level === 1 || (level === 2 && children.length > 0)) return withQuery('/goods_cate_a', { id, title, ban });
    return withQuery('/goods_cate_b', level === 2 ? { cid: '0', sid: id } : { cid: '0', sid: id, title, ban });
  },
  /** The canonical address of a category's overview. */
  categoryOverview: (id: string): string => withQuery('/goods_cate_a', { id }),
  /** The canonical address of a category's products. */
  categoryProducts: (id: string): string => withQuery('/goods_cate_b', { cid: '0', sid: id }),
  products: '/goods_list',
  search: (title?: string): string => withQuery('/goods_search', { title }),
  product: productScreen,
  /** Address of the comparison of products. */
  compare: (ids: readonly string[]): string => `/compare?ids=${ids.join()}`,

  cart: '/shoppingCart',
  quickOrder: '/quick_order',
  order: orderScreen,

  signIn: '/login',
  mobileSignIn: '/mobile_login',
  signOut: '/sign_out',
  accountRequest: '/register',
  forgottenPassword: '/passwd_forgot',
  account: '/user',
  orders: '/user/orderList',
  /** The orders of the list as a table. */
  ordersFile: '/user/orders_file',
  refunds: '/user/refundList',
  addresses: '/user/address_list',
  billingAddress: '/user/billAddress',
  balance: '/user/balance',
  quotes: '/user/quotes',
  invoices: '/user/invoices',
  /** Address of an invoice by its number. */
  invoice: (number: string): string => withQuery('/user/invoice', { number }),
  /** Address of an invoice as PDF. */
  invoiceFile: (number: string): string => withQuery('/user/invoice.pdf', { number }),
  /** The invoices as a table. */
  invoicesFile: '/user/invoices_file',
  /** The statement of account as PDF. */
  statementFile: '/user/statement.pdf',
  taxCertificates: '/user/taxCertificates',
  cards: '/user/creditCard',
  coupons: '/user/myCoupon',
  claimableCoupons: '/user/userCoupon',
  favourites: '/user/collect',
  messages: '/user/messageCenter',
  shoppingLists: '/user/shopping_lists',
  /** Address of a shopping list. */
  shoppingList: (id: string): string => withQuery('/user/shopping_list', { id }),
  /** Address of the sheet by which a shopping list is picked. */
  pickList: (id: string): string => withQuery('/user/pick_list', { id }),
  boughtBefore: '/user/bought_before',
  company: '/user/company',
  companyMembers: '/user/company_members',
  approvals: '/user/approvals',
  profile: '/user/userinfo',

  chat: '/AppChat',
  about: '/about',
  contact: '/contact',
  policy: '/policy',
  news: '/news_list',
  notices: '/notice_list',
  flashSales: '/goods_seckill',
  presales: '/goods_presell',
};

/** Type of the shop's screen addresses. */
export type Screens = typeof screens;
