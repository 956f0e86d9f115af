export { CartLine, type CartLineGoods, type CartLineProps, type CartLineTrouble } from './cart-line.tsx';
