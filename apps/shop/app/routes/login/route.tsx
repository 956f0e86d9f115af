import type { ScreenHandle } from '../../data/screen-address.ts';
import { signInReads } from './sign-in.tsx';

export { SignIn as default, signInAction as action, signInLoader as loader } from './sign-in.tsx';

export const handle: ScreenHandle = { reads: signInReads };
