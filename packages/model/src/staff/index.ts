/** The roles of those who work for the shop. */
export const STAFF_ROLES = ['owner', 'manager', 'support', 'warehouse', 'accounts'] as const;

/** A role of those who work for the shop. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The desk's sections that roles may or may not use, by the first segment of their addresses. */
export type DeskArea =
  | 'overview'
  | 'orders'
  | 'quotes'
  | 'refunds'
  | 'payments'
  | 'invoices'
  | 'products'
  | 'promotions'
  | 'price-lists'
  | 'cross-references'
  | 'imports'
  | 'coupons'
  | 'reviews'
  | 'feedback'
  | 'buyers'
  | 'buyer-companies'
  | 'account-requests'
  | 'tax-certificates'
  | 'closed-days'
  | 'chat-settings'
  | 'stock'
  | 'categories'
  | 'company'
  | 'freight'
  | 'numbers'
  | 'payment-methods'
  | 'counters'
  | 'tax-rates'
  | 'partners'
  | 'outbox'
  | 'webhooks'
  | 'email-texts'
  | 'log'
  | 'people'
  | 'news'
  | 'announcements'
  | 'pages'
  | 'banners'
  | 'home-page'
  | 'promotion-calendar';

/** What only owners use: it opens accounts of others (e-mails contain codes), lets programs in, or is the company's name, address and bank account. */
const OWNERS_ONLY: readonly DeskArea[] = ['people', 'outbox', 'partners', 'company', 'payment-methods'];

const AREAS: Readonly<Record<'support' | 'warehouse' | 'accounts', readonly DeskArea[]>> = {
  support: ['reviews', 'feedback'],
  warehouse: ['orders', 'stock', 'imports'],
  accounts: [
    'orders',
    'refunds',
    'payments',
    'invoices',
    'buyers',
    'account-requests',
    'tax-certificates',
    'tax-rates',
    'imports',
  ],
};

/** Whether a role may use a section of the desk. Overview, messages and the own sign-in are open to all. */
export function mayUse(role: StaffRole, area: DeskArea): boolean {
  if (role === 'owner' || area === 'overview') return true;
  if (role === 'manager') return !OWNERS_ONLY.includes(area);
  return AREAS[role].includes(area);
}

/** The link of an invitation. The token is in the fragment, which no server receives. */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/desk/invitation#${token}`;
}

/** Days for which an invitation to the desk is valid. */
export const INVITATION_DAYS = 7;
