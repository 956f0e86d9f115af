export { AvatarUpload, type AvatarUploadProps } from './avatar-upload.tsx';
export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { PictureFieldProps } from './picture-field.tsx';
export { UploadError, type UploadContext, type UploadPicture } from './picture-store.ts';
