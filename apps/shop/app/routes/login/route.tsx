export { SignIn as default, signInAction as action, signInLoader as loader } from './sign-in.tsx';
