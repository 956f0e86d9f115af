export { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from './calls.ts';
export type { Cart, CartCount, CartLine, CartLineProblem } from './model.ts';
