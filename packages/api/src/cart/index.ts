export { addToCart, getCart, getCartCount, removeCartLines, setCartQuantity } from './calls.ts';
export { addLineByLine, type LineToAdd } from './add-line-by-line.ts';
export { addQuickOrder, checkQuickOrder } from './quick-order.ts';
export type * from './wire.ts';
