export { FloatingWindow, type FloatingWindowProps } from './floating-window.tsx';
