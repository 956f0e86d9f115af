import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  // Above the ids that catalogues give.
  `create sequence product_id as integer start with 100000000 owned by product.id`,
  `alter table product alter column id set default nextval('product_id')`,
  `create sequence sku_id as integer start with 100000000 owned by sku.id`,
  `alter table sku alter column id set default nextval('sku_id')`,
  `create sequence facet_set_id as integer start with 100000000 owned by facet_set.id`,
  `alter table facet_set alter column id set default nextval('facet_set_id')`,
  `create index facet_set_facets on facet_set (facets)`,
  `alter table product
    add column state text not null default 'published' check (state in ('draft', 'published', 'archived')),
    add column version integer not null default 1,
    add column changed_at timestamptz,
    add column changed_by integer references agent,
    add column shared_facets text[] not null default '{}'`,
  `update product set changed_at = created_at`,
  `alter table product alter column changed_at set not null, alter column changed_at set default now()`,
  // A finish comes from the option of that name.
  `update product set shared_facets = coalesce((
    select array_agg(facet order by facet) from (
      select facet from sku, unnest(sku.facets) as facet
      where sku.product_id = product.id and facet not like 'finish:%'
      group by facet
      having count(*) = (select count(*) from sku where sku.product_id = product.id)
    ) as common), '{}')`,
  `create index product_changed on product (changed_at desc, id)`,
  `alter table sku add column hidden boolean not null default false`,
  `create index sku_barcode on sku (barcode)`,
  `create index operator_action_prefix on operator_action (subject text_pattern_ops)`,
];

/** States, versions and hidden variants of products, which operators edit. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
