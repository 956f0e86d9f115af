/** The tables of the database. Each domain types its own, and `src/schema.ts` adds them all, so that this folder knows none of them. */
export interface Schema {}
