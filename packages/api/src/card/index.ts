export { deleteCard, getCards, saveCard, setDefaultCard } from './calls.ts';
