/** Whose session it is: a buyer's in the shop, or an agent's at the desk. */
export type SessionRole = 'buyer' | 'agent';
