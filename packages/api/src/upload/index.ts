export { thumbnailOf, uploadPicture } from './calls.ts';
export type * from './wire.ts';
