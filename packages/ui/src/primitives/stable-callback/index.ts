export { useStableCallback } from './use-stable-callback.ts';
