import type { ScreenHandle } from '../../screen-parameters/screen-handle.ts';

// It shows the visitor's pending cart item, so it depends on more than its address and is not cached.
export { signInLoader as loader } from '../../sign-in/enter.ts';
export { signInAction as action } from './sign-in-action.ts';
export { SignIn as default } from './sign-in.tsx';

export const handle: ScreenHandle = { opensSession: true };
