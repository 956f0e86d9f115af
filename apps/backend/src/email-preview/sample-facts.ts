import type { Locale } from '@rider/model/locale';
import { formatDateTime, formatDay } from '../messages/format-values.ts';
import type { MessageValues } from '../messages/index.ts';

/** An invented order number. */
export const ORDER_NUMBER = '202611270001';
/** An invented amount, in cents. */
export const TOTAL = 12_900;
const LATER = new Date(Date.UTC(2027, 0, 15, 20));

/** Invented values for the arguments of all e-mails, with the shop's name where they are shown. */
export function sampleFacts(origin: string, locale: Locale, shop = 'RIDER'): MessageValues {
  const isChinese = locale === 'zh-CN';
  return {
    account: 'luisglass',
    agent: isChinese ? '陈静' : 'Maya Lindqvist',
    amount: TOTAL,
    address: `${origin}/user`,
    answer: isChinese ? '该产品有现货。' : 'We have it in stock.',
    code: 'K7M P2Q',
    company: isChinese ? '北方玻璃有限公司' : 'North Glass, Inc.',
    days: 5,
    decider: isChinese ? '李娜' : 'Dana Reed',
    due: formatDay(LATER, locale),
    email: 'luis@example.com',
    lastDay: formatDay(LATER, locale),
    key: 'ERP',
    link: `${origin}/`,
    member: isChinese ? '李娜' : 'Dana Reed',
    message: isChinese ? '请问有现货吗？' : 'Do you have it in stock?',
    minutes: 10,
    name: isChinese ? '王磊' : 'Luis Vega',
    nickname: isChinese ? '王磊' : 'Luis',
    number: 'INV-1001',
    order: ORDER_NUMBER,
    origin,
    owed: TOTAL,
    payBefore: formatDateTime(LATER, locale),
    phone: '+1 626 555 0142',
    pickUp: 'false',
    pictures: 0,
    pieces: 5,
    product: isChinese ? '淋浴房铰链' : 'Shower hinge',
    shop,
    promotion: isChinese ? '淋浴房铰链' : 'Shower hinge',
    quote: 'Q-1001',
    reason: isChinese ? '图片无法辨认。' : 'The picture cannot be read.',
    requester: isChinese ? '李娜' : 'Dana Reed',
    shipped: 2,
    state: isChinese ? '加利福尼亚州' : 'California',
    text: isChinese ? '有现货，明天可以发货。' : 'We have it in stock, and can ship it tomorrow.',
    topic: isChinese ? '报价' : 'Quotation',
    total: TOTAL,
    url: 'https://erp.example.com/webhooks',
  };
}
