import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table product_import drop constraint product_import_state_check`,
  `alter table product_import add constraint product_import_state_check
    check (state in ('reading', 'interrupted', 'checking', 'checked', 'applying', 'applied', 'cancelled'))`,
  `alter table product_import add column read_at timestamptz`,
  `update product_import set read_at = created_at`,
  `alter table product_import alter column read_at set not null`,
];

/** When rows of a file were last read, so that the import of a process that was killed while it read them ends. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
