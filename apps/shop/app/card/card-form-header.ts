/** Internal response header: which foreign scripts a document needs (security.ts). Never sent to the browser. */
export const CARD_FORM_HEADER = 'X-Card-Form';
