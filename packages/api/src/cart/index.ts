export { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from './calls.ts';
