import type { ScreenHandle } from '../../data/screen-address.ts';
import { signInReads } from './sign-in-action.ts';

export { signInAction as action, signInLoader as loader } from './sign-in-action.ts';
export { SignIn as default } from './sign-in.tsx';

export const handle: ScreenHandle = { reads: signInReads };
