import { sql, type SqlBool } from 'kysely';

/** The condition of public reads on `product`, as SQL. */
export const PUBLISHED = sql<SqlBool>`product.state = 'published'`;

/** The condition of public reads on `sku`, as SQL: operators have not removed the variant. */
export const SHOWN = sql<SqlBool>`not sku.hidden`;
