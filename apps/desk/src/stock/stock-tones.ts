/** Tones of the badges of stock. */
export const STOCK_TONES = { 'in-stock': 'success', low: 'warning', 'sold-out': 'danger' } as const;
