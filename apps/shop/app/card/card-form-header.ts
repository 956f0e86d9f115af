/** Says to the server which foreign scripts a document needs (security.ts); never sent to the browser. */
export const CARD_FORM_HEADER = 'X-Card-Form';
