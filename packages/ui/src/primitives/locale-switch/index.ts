export { LocaleSwitch, type LocaleChoice, type LocaleSwitchProps } from './locale-switch.tsx';
