export { thumbnailOf, uploadPicture } from './calls.ts';
