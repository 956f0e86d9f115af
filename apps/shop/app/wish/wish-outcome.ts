/** Tells a product's page what became of the wish with which its visitor went to sign in. */
export const WISH_PARAMETER = 'wish';

/** What became of a wish. */
export type WishOutcome = 'added' | 'refused';

/** Names the purchase form of a product: for the button that stands outside of it, and for who comes back to it. */
export const PURCHASE_FORM = 'purchase';
