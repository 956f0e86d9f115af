import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product_import drop constraint product_import_state_check`,
  `alter table product_import add constraint product_import_state_check
    check (state in ('reading', 'checking', 'checked', 'applying', 'applied', 'cancelled'))`,
  // Counted, because each look at a running import would otherwise read all its rows.
  `alter table product_import
    add column total integer not null default 0,
    add column position integer not null default 0,
    add column counts jsonb not null default '{"created": 0, "changed": 0, "same": 0, "faulty": 0}'`,
  `update product_import set
    total = (select count(*) from product_import_row where import_id = product_import.id),
    counts = counts || coalesce((
      select jsonb_object_agg(outcome, count) from (
        select outcome, count(*) from product_import_row
        where import_id = product_import.id and outcome is not null group by outcome
      ) as counted), '{}')`,
  `alter table product_import_row add column first integer`,
  `update product_import_row set first = product.first
    from (select import_id, product, min(number) as first from product_import_row group by import_id, product) as product
    where product.import_id = product_import_row.import_id and product.product = product_import_row.product`,
  `alter table product_import_row alter column first set not null`,
  // Rows that were not applied yet had no outcome.
  `update product_import set position = coalesce((
      select min(first) - 1 from product_import_row where import_id = product_import.id and outcome is null
    ), (select max(first) from product_import_row where import_id = product_import.id), 0)
    where state = 'applying'`,
  `update product_import_row set outcome = 'changed' from product_import
    where product_import.id = import_id and state = 'applying' and outcome is null`,
  `drop index product_import_row_product`,
  `drop index product_import_row_open`,
  `create index product_import_row_first on product_import_row (import_id, first, number)`,
  `create index product_import_row_shown on product_import_row (import_id, outcome, number) where detail <> ''`,
];

/** How far an import has come, so that its progress is read without its rows. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
