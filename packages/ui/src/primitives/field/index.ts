export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.tsx';
export { Checkbox, RadioGroup, type CheckboxProps, type RadioGroupProps, type RadioOption } from './choice.tsx';
export { isComposedKey } from './composed-key.ts';
export { ErrorSummary, FormErrors, type FieldErrors } from './form-errors.tsx';
export { Field, type FieldAnatomyProps, type FieldControl, type FieldProps } from './field.tsx';
export {
  SearchField,
  Select,
  TextArea,
  TextField,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from './text-field.tsx';
