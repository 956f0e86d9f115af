// It tells the visitor's own wish, so it reads more than its address and is not kept.
export { SignIn as default, signInAction as action, signInLoader as loader } from './sign-in.tsx';
