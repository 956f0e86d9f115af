import { createStore } from '@rider/web/store';

/** How much of a form with files has been sent, from 0 to 1; null while none is being sent. */
export const sendingProgress = createStore<number | null>(null);
