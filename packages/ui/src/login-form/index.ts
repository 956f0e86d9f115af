export { LoginForm, type LoginFormElementProps, type LoginFormProps } from './login-form.tsx';
