export { themeFrom } from './brand-theme.ts';
