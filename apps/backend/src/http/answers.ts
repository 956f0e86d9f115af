import { APPROVAL_REQUIRED } from '@rider/api/buyer-company';
import { ERROR_CODES } from '@rider/api/error';
import { TOO_MANY_TO_EXPORT } from '@rider/api/file';
import type { MessageId } from '../messages/index.ts';

/**
 * The errors by name, with their number on the wire; numbers from 900000 are ours. The message of each is
 * `backend.answer.<name>` in messages/*.json.
 */
const REFUSALS = {
  // Errors that clients handle by number
  ...ERROR_CODES,
  // Every call
  'malformed-request': 100100,
  'request-too-large': 900002,
  'unknown-language': 900003,
  'shop-busy': 900005,
  'too-many-at-once': 900011,
  'too-many-to-export': TOO_MANY_TO_EXPORT,
  'too-many-characters': 900012,
  // A save of what another operator has changed since it was read
  'changed-meanwhile': 900013,
  // A repeated request with other contents
  'saved-otherwise': 900018,
  // A save of a shopping list that was changed since it was read
  'shopping-list-changed': 900020,
  // Imports
  'unreadable-file': 900014,
  'file-without-column': 900015,
  'import-not-checked': 900016,
  'archive-without-table': 900017,
  // Profile, favourites and notifications
  'favourite-not-removed': 100020,
  'favourite-not-added': 410130,
  'too-many-favourites': 910401,
  // Account, cart, address, order and payment
  'address-exists': 400651,
  'credentials-missing': 410000,
  'wrong-credentials': 410025,
  'account-disabled': 410027,
  'address-missing': 410045,
  'unknown-delivery-address': 410046,
  'unknown-address': 410150,
  'nothing-to-order': 410201,
  'checkout-expired': 410208,
  'order-expired': 410215,
  'unknown-cart-line': 410233,
  'order-not-deletable': 410256,
  'order-not-cancellable': 410257,
  'nothing-to-buy-again': 410262,
  'order-not-payable': 410263,
  'order-state-changed': 410266,
  'unknown-payment-method': 410278,
  'quantity-over-stock': 410297,
  'unknown-variant': 410305,
  'unknown-counter': 410247,
  'too-many-wrong-passwords': 910001,
  'account-under-review': 910002,
  'account-not-approved': 910003,
  'faulty-fields': 910004,
  'text-too-long': 910005,
  'quantity-not-allowed': 910010,
  'cart-full': 910013,
  'too-many-addresses': 910014,
  'too-many-unpaid-orders': 910015,
  'reservation-over-balance': 910016,
  'unpaid-group-place': 910017,
  'line-out-of-stock': 910020,
  'line-over-stock': 910021,
  'line-below-minimum': 910022,
  'line-off-pack': 910023,
  'line-discontinued': 910024,
  'price-changed': 910025,
  'parcels-apart': 910027,
  'unknown-shipping-method': 910029,
  'freight-class-changed': 910033,
  'no-delivery': 910034,
  'variant-in-stock': 910045,
  'one-group-per-order': 910028,
  'order-too-large': 910044,
  // Promotions
  'unknown-group-buy': 410311,
  'group-over': 410315,
  'promotion-not-started': 410321,
  'promotion-over': 410322,
  'promotion-limit': 410298,
  'group-full': 910701,
  'already-in-group': 910704,
  'group-still-open': 910705,
  'cart-changed': 910026,
  'balance-too-low': 910030,
  'payment-method-unavailable': 910031,
  'order-cancelled': 910032,
  'payment-in-flight': 910037,
  'order-of-group': 910035,
  'order-total-changed': 910036,
  'discount-over-products': 910038,
  'too-many-quotes': 910050,
  'quote-accepted': 910051,
  'quote-expired': 910052,
  'quote-changed': 910053,
  // Chat and uploads
  'too-many-pictures-today': 100101,
  'unknown-person': 910103,
  'message-too-long': 910105,
  'too-many-saved-replies': 910107,
  'unknown-saved-reply': 910108,
  'picture-too-large': 910110,
  'not-a-picture': 910111,
  'unreadable-picture': 910112,
  'too-many-pixels': 910113,
  'too-many-pictures-at-once': 910114,
  'picture-space-full': 910115,
  'document-too-large': 910116,
  'not-a-document': 910117,
  // Coupon, paying in and cards
  'coupon-unavailable': 400516,
  'amount-missing': 410122,
  'unknown-recharge-method': 410123,
  'coupon-no-longer-valid': 410242,
  'coupon-conditions-unmet': 410243,
  'coupon-not-applied': 410244,
  'recharge-unavailable': 910501,
  'balance-limit-exceeded': 910503,
  'unknown-payment': 910504,
  'cards-unavailable': 910505,
  'unknown-card': 910506,
  'unrecognized-card': 910507,
  'card-exists': 910508,
  'too-many-cards': 910509,
  'unknown-buyer': 910530,
  'too-many-payments-today': 910532,
  'balance-changed': 910533,
  'provider-away': 910534,
  'payment-declined': 910535,
  'payout-not-failed': 910536,
  'payment-contested': 910537,
  'credit-limit-exceeded': 910538,
  'payment-exceeds-invoices': 910539,
  'payment-mismatched': 910541,
  'payment-not-mismatched': 910542,
  'mismatch-too-little': 910543,
  'too-many-tax-certificates': 910540,
  // Partners
  'partner-key-unknown': 910801,
  'assertion-invalid': 910802,
  'assertion-used': 910803,
  // Operators and account requests
  'role-not-allowed': 910700,
  'invitation-invalid': 910713,
  'staff-account-exists': 910714,
  'last-owner': 910715,
  'no-email-address': 910718,
  'coupon-already-claimed': 910716,
  'coupon-not-shortened': 910717,
  'promotion-competes': 910720,
  'promotion-already-started': 910721,
  'promotion-not-active': 910722,
  'wechat-refused': 410131,
  'wechat-away': 410132,
  'second-step-on': 910710,
  'second-step-wrong': 910711,
  'second-step-required': 910712,
  'code-sent-too-recently': 910702,
  'too-many-attempts': 910703,
  'request-already-decided': 910707,
  'feedback-already-answered': 910608,
  'category-not-empty': 910903,
  'stock-changed': 910901,
  'stock-out-of-range': 910902,
  'count-sheet-outdated': 910904,
  // Companies of buyers
  'approval-required': APPROVAL_REQUIRED,
  'not-in-company': 911001,
  'company-right-missing': 911002,
  'already-in-company': 911003,
  'unknown-member': 911004,
  'last-company-owner': 911005,
  'company-full': 911006,
  'company-invitation-invalid': 911007,
  'company-invitation-of-other': 911008,
  'too-many-approvals': 911011,
  'approval-decided': 911012,
  'approval-of-group': 911013,
  // API keys
  'api-key-invalid': 911020,
  'unknown-api-key': 911021,
  'api-key-call': 911022,
  'api-key-scope': 911023,
  'api-key-rate': 911024,
  'too-many-api-keys': 911025,
  'key-of-another-order': 911038,
  'approval-too-late': 911019,
  // Purchasing systems
  'punchout-ended': 911030,
  'not-from-purchasing-system': 911031,
  'purchasing-system-taken': 911032,
  'account-of-purchasing-system': 911039,
  // Webhooks
  'unknown-webhook': 911040,
  'too-many-webhooks': 911041,
  'webhook-disabled': 911042,
  // Refund
  'invalid-refund-lines': 410223,
  'refund-not-withdrawable': 410224,
  'refund-over-ordered': 410252,
  'refund-in-progress': 410255,
  'nothing-to-refund': 910300,
  'nothing-to-return': 910301,
  'refund-state-changed': 910302,
  'refund-undecided': 910303,
  'invalid-shipment-lines': 910305,
  'not-the-chosen-shipping': 910306,
  'too-early-to-ship': 910311,
  'whole-delivery': 910312,
  'refund-amount-changed': 910304,
  // Review and the pictures of forms
  'already-reviewed': 410219,
  'quality-score-missing': 410220,
  'service-score-missing': 410221,
  'too-many-pictures': 910600,
  'unknown-picture': 910601,
  'order-not-reviewable': 910602,
  'unknown-review': 910603,
} as const;

/** The confirmations by name, with their number on the wire. */
const CONFIRMATIONS = {
  // Every call
  done: 100010,
  'language-changed': 900004,
  // Profile, favourites and notifications
  'favourite-added': 410129,
  'password-changed': 910404,
  // Account, cart, address, order and payment
  changed: 100001,
  deleted: 100002,
  'no-data': 100011,
  set: 100014,
  cancelled: 100019,
  'signed-in': 410001,
  'signed-out': 410002,
  'paid-from-balance': 410197,
  'order-placed': 410203,
  'receipt-confirmed': 410204,
  'order-placed-before': 410209,
  // Chat and uploads
  'picture-uploaded': 100009,
  'conversation-transferred': 410099,
  // Coupon, paying in and cards
  saved: 100000,
  'coupon-claimed': 410319,
  // Operators and account requests
  'code-sent': 410007,
  'account-requested': 910706,
  // Refund
  submitted: 100017,
  'refund-requested': 100027,
  // Review and the pictures of forms
  'review-published': 910606,
} as const;

/** Name of an error. */
export type ErrorName = keyof typeof REFUSALS;
/** Name of a response: an error or a confirmation. */
export type AnswerName = ErrorName | keyof typeof CONFIRMATIONS;

type NamedInTexts<Id> = Id extends `backend.answer.${infer Name}` ? Name : never;

// A message without a number, or a number without a message, fails the type check.
const NUMBERS: Readonly<Record<NamedInTexts<MessageId>, number>> & Readonly<Record<AnswerName, number>> = {
  ...REFUSALS,
  ...CONFIRMATIONS,
};
const KNOWN_NUMBERS = new Set(Object.values(NUMBERS));

/** The wire's number of a response. */
export function numberOf(name: AnswerName): number {
  return NUMBERS[name];
}

/** The id of a response's message. */
export function textIdOf(name: AnswerName): MessageId {
  return `backend.answer.${name}`;
}

/** Whether a number belongs to one of the responses. */
export function isAnswerNumber(number: number): boolean {
  return KNOWN_NUMBERS.has(number);
}
