export { Icon, type IconProps } from './icon.tsx';
export { iconNames, type IconName } from './shapes.ts';
