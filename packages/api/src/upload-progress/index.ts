export { progressFetch, type Progress } from './progress-fetch.ts';
