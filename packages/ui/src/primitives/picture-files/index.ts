export {
  inspectPictures,
  pictureProblem,
  type PictureProblem,
  type PictureRefusal,
  type PictureRules,
} from './inspect-pictures.ts';
export { useFileDrop } from './use-file-drop.ts';
