export { csvFile } from './csv-file.ts';
