/** Longest delay of a timer: a longer one ends at once (ms). */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Limits shared by forms and backend; each is defined only here. */
export const NAME_LENGTH = { minimum: 1, maximum: 40 } as const;
export const ACCOUNT_LENGTH = { minimum: 6, maximum: 20 } as const;
export const PASSWORD_LENGTH = { minimum: 6, maximum: 16 } as const;
/** Maximum number of words of a buyer's message on an order. */
export const BUYER_MESSAGE_WORDS = 150;
/** Maximum number of characters of such a message, or of a refund's remark: a word has no maximum. */
export const BUYER_TEXT_LENGTH = 2000;
/** Maximum number of characters of the buyer's own purchase order number. */
export const PURCHASE_ORDER_NUMBER_LENGTH = 30;
/** Maximum number of characters of an order's job name, or of its site. */
export const JOB_LENGTH = 60;
/** Maximum number of words of a refund's remark. */
export const REFUND_REMARK_WORDS = 100;
/** Maximum number of photos of a refund. */
export const REFUND_PHOTOS = 3;
/** Maximum number of pictures of a message to the shop. */
export const FEEDBACK_PICTURES = 3;
/** Maximum number of characters of a message to the shop or of its answer. */
export const FEEDBACK_LENGTH = 2000;
/** Maximum number of characters of an e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;
/** Maximum number of characters of a phone number as typed, extension included. */
export const PHONE_LENGTH = 40;
/** Maximum number of characters of an e-mailed code. */
export const CODE_LENGTH = 12;
/** Maximum number of characters of a single-line text. */
export const SHORT_TEXT_LENGTH = 200;
/** Maximum number of characters of a rich text, as HTML. */
export const RICH_TEXT_LENGTH = 30_000;
/** Maximum number of variants of a product. */
export const MOST_VARIANTS = 300;
/** The first and the last day that a form or a filter takes; the database cannot store instants far beyond. */
export const FIRST_DAY = '2000-01-01';
export const LAST_DAY = '2099-12-31';
/** Maximum number of photos of a review. */
export const REVIEW_PHOTOS = 8;
/** Maximum number of shopping lists of a buyer. */
export const MOST_SHOPPING_LISTS = 100;
/** Maximum number of characters of a shopping list: of its name, of its job or site, and of a note. */
export const SHOPPING_LIST_LENGTHS = { name: 80, place: 120, note: 200 } as const;
/** Limits of one payment in, in cents. */
export const RECHARGE_AMOUNT = { minimum: 100, maximum: 5_000_000 } as const;
/** Maximum number of characters of a review or reply. */
export const REVIEW_LENGTH = 2000;
