export { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from './calls.ts';
export type * from './wire.ts';
