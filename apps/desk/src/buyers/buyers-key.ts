/** Names the list of buyers in SWR's cache. */
export const BUYERS_KEY = 'operator/buyers';
