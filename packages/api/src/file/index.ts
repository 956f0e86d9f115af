export { getFile, type ApiFile } from './get-file.ts';
export type * from './wire.ts';
