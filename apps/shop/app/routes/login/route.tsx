// It tells the visitor's own wish, so it reads more than its address and is not kept.
export { signInAction as action, signInLoader as loader } from './sign-in-action.ts';
export { SignIn as default } from './sign-in.tsx';
