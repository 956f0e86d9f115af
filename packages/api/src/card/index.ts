export { beginCardSetup, deleteCard, getCards, saveCard, setDefaultCard } from './calls.ts';
export type * from './wire.ts';
