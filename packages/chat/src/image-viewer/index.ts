export { ImageViewer, type ImageViewerProps, type ViewedImage } from './image-viewer.tsx';
