import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table sku add column facet_bits bit varying not null default ''`,
  `update sku set facet_bits = coalesce((
    select string_agg((facet_value.facet_key || ':' || facet_value.key = any(sku.facets))::integer::text, ''
      order by facet.sort, facet_value.sort)
    from facet_value join facet on facet.key = facet_value.facet_key), '')::bit varying`,
];

/** The facet values of a SKU, one bit each in the order of the filters: counting takes the union of a product's bits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
