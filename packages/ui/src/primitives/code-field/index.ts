export { CodeField, type CodeFieldProps, type CodeNotSent, type CodeSent, type SendCode } from './code-field.tsx';
