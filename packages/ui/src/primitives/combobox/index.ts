export { type ComboboxOption, type ComboboxProps } from './combobox-props.ts';
export { Combobox } from './combobox.tsx';
