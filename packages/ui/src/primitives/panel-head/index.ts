export { PanelHead, type PanelHeadProps } from './panel-head.tsx';
