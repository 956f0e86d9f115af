export { CartBadge } from './cart-badge.tsx';
export { Header, type HeaderProps, type HeaderUser } from './header.tsx';
