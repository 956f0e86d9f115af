export { Checkbox, RadioGroup, type CheckboxProps, type RadioGroupProps, type RadioOption } from './choice.tsx';
export { ErrorSummary, FormErrors, type FieldErrors } from './form-errors.tsx';
export { Field, type FieldControl, type FieldProps } from './field.tsx';
export {
  Select,
  TextArea,
  TextField,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from './text-field.tsx';
