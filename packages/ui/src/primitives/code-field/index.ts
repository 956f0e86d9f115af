export { CodeField, type CodeFieldProps, type CodeRefused, type CodeSent, type SendCode } from './code-field.tsx';
