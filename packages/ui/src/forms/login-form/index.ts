export { LoginForm, type LoginFormProps } from './login-form.tsx';
export { MobileLoginForm, type MobileLoginFormProps } from './mobile-login-form.tsx';
