/** The parameter with a wish's outcome for the product page after sign-in. */
export const WISH_PARAMETER = 'wish';

/** The outcome of a wish. */
export type WishOutcome = 'added' | 'refused';

/** The id of a product's purchase form: for its external button, and as the fragment of the return address. */
export const PURCHASE_FORM = 'purchase';
