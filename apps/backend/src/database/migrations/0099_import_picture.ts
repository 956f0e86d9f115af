import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table import_picture (
    name text primary key,
    digest text not null,
    bytes bytea,
    upload text references upload on delete cascade,
    agent_id integer not null references agent
  )`,
  `create index import_picture_waiting on import_picture (name) where bytes is not null`,
  `create index import_picture_upload on import_picture (upload)`,
];

/** Pictures that files of products name: as sent until they are encoded, then as uploads. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
