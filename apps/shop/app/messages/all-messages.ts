import { loadOtherMessages } from './other-messages.ts';

// A screen that imports this renders only once all texts are there; the server always has them. A module whose evaluation failed stays failed, so
// the texts are loaded through the connection.
if (!import.meta.env.SSR) await loadOtherMessages();
