export { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from './calls.ts';
export { addQuickOrder, addRowsAtOnce, checkQuickOrder } from './quick-order.ts';
export type * from './wire.ts';
