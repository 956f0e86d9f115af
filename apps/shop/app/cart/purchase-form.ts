/** The parameter with the outcome of a pending cart item for the product page after sign-in. */
export const PENDING_PARAMETER = 'wish';

/** The outcome of a pending cart item. */
export type PendingOutcome = 'added' | 'refused';

/** The id of a product's purchase form: for its external button, and as the fragment of the return address. */
export const PURCHASE_FORM = 'purchase';
