/** The role of a session: a buyer in the shop, or an agent at the desk. */
export type SessionRole = 'buyer' | 'agent';
