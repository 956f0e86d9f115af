export { Composer, type ComposerHandle, type ComposerProps } from './composer.tsx';
export {
  forgetDrafts,
  memoryDrafts,
  storedDrafts,
  type Drafts,
  type DraftStorage,
  type StagedPicture,
} from './drafts.ts';
