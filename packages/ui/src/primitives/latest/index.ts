export { useLatest } from './latest.ts';
