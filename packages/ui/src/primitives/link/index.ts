export { Link, LinkProvider, useScreens, type LinkProps, type LinkProviderProps } from './link.tsx';
