import { lazy, type ComponentType } from 'react';
import { mayUse, type DeskArea, type StaffRole } from '@rider/model/staff';

/** Path of the section that an agent must visit first where a second step is demanded. */
export const SECOND_STEP = 'second-step';

/** A section of the desk besides the messages. */
export interface Section {
  /** First segment of its addresses; its title is the text `desk.section.<path>`. */
  path: DeskArea | typeof SECOND_STEP;
  /** Loaded when first opened. It handles all addresses below its path. */
  Screen: ComponentType;
}

/** Sections below a heading of the navigation. */
export interface SectionGroup {
  /** Its heading is the text `desk.group.<name>`; the start has none. */
  name: 'start' | 'chat' | 'sell' | 'catalogue' | 'content' | 'marketing' | 'money' | 'settings';
  sections: readonly Section[];
}

/** All sections, in the order of the navigation. The chat is first, so that its unread messages show without scrolling. */
const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    name: 'start',
    sections: [{ path: 'overview', Screen: lazy(() => import('../overview/overview.tsx')) }],
  },
  {
    name: 'chat',
    sections: [{ path: 'feedback', Screen: lazy(() => import('../feedback/feedback.tsx')) }],
  },
  {
    name: 'sell',
    sections: [
      { path: 'orders', Screen: lazy(() => import('../orders/orders.tsx')) },
      { path: 'quotes', Screen: lazy(() => import('../quotes/quotes.tsx')) },
      { path: 'refunds', Screen: lazy(() => import('../refunds/refunds.tsx')) },
      { path: 'buyers', Screen: lazy(() => import('../buyers/buyers.tsx')) },
      { path: 'buyer-companies', Screen: lazy(() => import('../buyer-companies/buyer-companies.tsx')) },
      { path: 'account-requests', Screen: lazy(() => import('../account-requests/account-requests.tsx')) },
    ],
  },
  {
    name: 'catalogue',
    sections: [
      { path: 'products', Screen: lazy(() => import('../products/products.tsx')) },
      { path: 'imports', Screen: lazy(() => import('../imports/imports.tsx')) },
      { path: 'price-lists', Screen: lazy(() => import('../price-lists/price-lists.tsx')) },
      { path: 'cross-references', Screen: lazy(() => import('../cross-references/cross-references.tsx')) },
      { path: 'categories', Screen: lazy(() => import('../categories/categories.tsx')) },
      { path: 'stock', Screen: lazy(() => import('../stock/stock.tsx')) },
    ],
  },
  {
    name: 'content',
    sections: [
      { path: 'home-page', Screen: lazy(() => import('../home-page/home-page.tsx')) },
      { path: 'pages', Screen: lazy(() => import('../pages/pages.tsx')) },
      { path: 'news', Screen: lazy(() => import('../news/news.tsx')) },
      { path: 'announcements', Screen: lazy(() => import('../announcements/announcements.tsx')) },
      { path: 'banners', Screen: lazy(() => import('../banners/banners.tsx')) },
    ],
  },
  {
    name: 'marketing',
    sections: [
      { path: 'promotions', Screen: lazy(() => import('../promotions/promotions.tsx')) },
      { path: 'promotion-calendar', Screen: lazy(() => import('../promotion-calendar/promotion-calendar.tsx')) },
      { path: 'coupons', Screen: lazy(() => import('../coupons/coupons.tsx')) },
      { path: 'reviews', Screen: lazy(() => import('../reviews/reviews.tsx')) },
    ],
  },
  {
    name: 'money',
    sections: [
      { path: 'payments', Screen: lazy(() => import('../payments/payments.tsx')) },
      { path: 'invoices', Screen: lazy(() => import('../invoices/invoices.tsx')) },
      { path: 'tax-rates', Screen: lazy(() => import('../tax-rates/tax-rates.tsx')) },
      { path: 'tax-certificates', Screen: lazy(() => import('../tax-certificates/tax-certificates.tsx')) },
    ],
  },
  {
    name: 'settings',
    sections: [
      { path: 'company', Screen: lazy(() => import('../company/company.tsx')) },
      { path: 'freight', Screen: lazy(() => import('../freight/freight.tsx')) },
      { path: 'counters', Screen: lazy(() => import('../counters/counters.tsx')) },
      { path: 'payment-methods', Screen: lazy(() => import('../payment-methods/payment-methods.tsx')) },
      { path: 'numbers', Screen: lazy(() => import('../numbers/numbers.tsx')) },
      { path: 'chat-settings', Screen: lazy(() => import('../chat-settings/chat-settings.tsx')) },
      { path: 'closed-days', Screen: lazy(() => import('../closed-days/closed-days.tsx')) },
      { path: 'email-texts', Screen: lazy(() => import('../email-texts/email-texts.tsx')) },
      { path: 'outbox', Screen: lazy(() => import('../outbox/outbox.tsx')) },
      { path: 'webhooks', Screen: lazy(() => import('../webhooks/webhooks.tsx')) },
      { path: 'people', Screen: lazy(() => import('../people/people.tsx')) },
      { path: 'partners', Screen: lazy(() => import('../partners/partners.tsx')) },
      { path: 'log', Screen: lazy(() => import('../log/log.tsx')) },
      { path: SECOND_STEP, Screen: lazy(() => import('../second-step/second-step.tsx')) },
    ],
  },
];

/** All sections of all groups. */
export const SECTIONS: readonly Section[] = SECTION_GROUPS.flatMap(({ sections }) => sections);

/** The sections that a role may use, in their groups; a group may be empty. */
export function sectionGroupsOf(role: StaffRole): readonly SectionGroup[] {
  return SECTION_GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ path }) => path === SECOND_STEP || mayUse(role, path)),
  }));
}

/** The sections that a role may use. */
export function sectionsOf(role: StaffRole): readonly Section[] {
  return sectionGroupsOf(role).flatMap(({ sections }) => sections);
}
