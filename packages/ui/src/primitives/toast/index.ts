export { notify, dismissToast, type Toast } from './queue.ts';
export { Toasts } from './toasts.tsx';
