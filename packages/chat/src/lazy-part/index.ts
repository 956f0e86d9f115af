export { usePart, type LoadPart } from './use-part.ts';
