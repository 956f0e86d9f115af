/** The tables of the database. `src/schema.ts` merges those of each domain, so that this folder depends on no domain. */
export interface Schema {}
