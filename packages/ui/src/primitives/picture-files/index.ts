export {
  inspectPictures,
  pictureProblem,
  type PictureProblem,
  type PictureRejection,
  type PictureRules,
} from './inspect-pictures.ts';
export { useFileDrop } from './use-file-drop.ts';
