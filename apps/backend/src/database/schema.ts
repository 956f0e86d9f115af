/** The tables of the database. Each domain declares its own and `src/schema.ts` merges them, so that this folder depends on no domain. */
export interface Schema {}
