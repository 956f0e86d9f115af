export { TOO_MANY_TO_EXPORT, type ApiFile } from './get-file.ts';
export type * from './wire.ts';
