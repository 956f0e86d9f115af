import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';
export { signInLoader as loader } from '../../sign-in/enter.ts';
export { signInAction as action } from './sign-in-action.ts';
export { SignIn as default } from './sign-in.tsx';

/** Sign-in without header and footer. */
export const handle: ScreenHandle = { bare: true, opensSession: true };
