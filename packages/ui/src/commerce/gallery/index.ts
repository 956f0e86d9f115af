export { Gallery, type GalleryImage, type GalleryProps } from './gallery.tsx';
