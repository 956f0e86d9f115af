export { Menu, type MenuEntry, type MenuItem, type MenuProps } from './menu.tsx';
