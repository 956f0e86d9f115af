export { FloatingWindow, type FloatingWindowProps } from './floating-window.tsx';
export { Shortcut, type ShortcutProps } from './shortcut.tsx';
