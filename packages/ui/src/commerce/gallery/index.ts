export { Gallery, type GalleryProps } from './gallery.tsx';
export { type GalleryImage } from './lightbox.tsx';
