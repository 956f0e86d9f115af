import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table sku add column length_mm integer not null default 0 check (length_mm >= 0)`,
  // For products sold by length, the first dimension is the length; rolls are coiled, so their length does not count.
  `update sku set length_mm = coalesce(
    (substring(attributes->>'length' from '([0-9]+)-mm'))::integer,
    (select (substring(specification->'value'->>'en-US' from '^[0-9]+'))::integer
      from product, jsonb_array_elements(specifications) as specification
      where product.id = sku.product_id and specification->>'key' = 'dimensions'
        and (product.unit->>'en-US' in ('length', 'pair') or sku.attributes->>'part' like 'cladding%')
      limit 1),
    0)`,
];

/** The length of a packed SKU, which decides whether it ships by pallet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
