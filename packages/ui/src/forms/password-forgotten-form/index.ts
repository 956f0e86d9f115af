export { PasswordForgottenForm, type PasswordForgottenFormProps } from './password-forgotten-form.tsx';
