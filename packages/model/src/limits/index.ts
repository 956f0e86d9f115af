/** Limits of R5 and R9 that forms and backend share; each is said only here. */
export const NAME_LENGTH = { minimum: 1, maximum: 40 } as const;
export const ACCOUNT_LENGTH = { minimum: 6, maximum: 20 } as const;
export const PASSWORD_LENGTH = { minimum: 6, maximum: 16 } as const;
/** Words of the message to the shop on an order (R5.5). */
export const BUYER_MESSAGE_WORDS = 150;
/** Characters of the buyer's own purchase order number. */
export const PURCHASE_ORDER_NUMBER_LENGTH = 30;
/** Words of the remark on a refund (R5.5). */
export const REFUND_REMARK_WORDS = 100;
/** Photos of a refund (R5.4). */
export const REFUND_PHOTOS = 3;
/** No e-mailed code has more signs. */
export const CODE_LENGTH = 12;
/** Letters of a text of one line. */
export const SHORT_TEXT_LENGTH = 200;
/** Photos of a review (R5.4). */
export const REVIEW_PHOTOS = 8;
/** What can be paid in at once, in cents. */
export const RECHARGE_AMOUNT = { minimum: 100, maximum: 5_000_000 } as const;
/** Longest review and reply, in characters. */
export const REVIEW_LENGTH = 2000;
