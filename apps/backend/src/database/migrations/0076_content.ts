import { sql, type Kysely } from 'kysely';

const PUBLISHED = ['news', 'notice'].flatMap((table) => [
  `alter table ${table} alter column published_at drop not null`,
  `alter table ${table} add column archived boolean not null default false`,
]);

/** Ids above those of the catalogue, which it gives to its own rows, also after this migration. */
const IDS = ['news', 'notice', 'banner'].flatMap((table) => [
  `create sequence ${table}_id as integer owned by ${table}.id`,
  `select setval('${table}_id', greatest(1000, (select max(id) from ${table})))`,
  `alter table ${table} alter column id set default nextval('${table}_id')`,
]);

const VERSIONS = ['news', 'notice', 'banner', 'site_page'].flatMap((table) => [
  `alter table ${table} add column version integer not null default 1`,
  `alter table ${table} add column changed_by integer references agent`,
]);

const STATEMENTS = [
  ...PUBLISHED,
  ...IDS,
  ...VERSIONS,
  // Nothing reads it.
  `alter table news drop column slug`,
  `alter table news alter column visits set default 0`,
  `create index notice_in_order on notice (published_at desc, id desc)`,
  `alter table banner add column starts_at timestamptz`,
  `alter table banner add column ends_at timestamptz`,
  `alter table banner add constraint banner_times check (starts_at < ends_at)`,
];

/** News, announcements, pages and banners that operators edit: drafts, schedules, versions, and who made the last change. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
