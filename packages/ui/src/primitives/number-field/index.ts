export { type NumberFieldProps } from './number-field-props.ts';
export { NumberField } from './number-field.tsx';
