export { type MenuEntry, type MenuItem } from './menu-list.tsx';
export { Menu, type MenuProps } from './menu.tsx';
