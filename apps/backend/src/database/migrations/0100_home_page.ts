import { sql, type Kysely } from 'kysely';

const SECTIONS = ['banners', 'announcements', 'categories', 'promotions', 'best', 'new', 'hot', 'news'].map((name) => ({
  name,
  shown: true,
  heading: { 'en-US': '', 'zh-CN': '' },
}));

const STATEMENTS = [
  `create table home_page (
    id integer primary key default 1 check (id = 1),
    sections jsonb not null,
    version integer not null default 1,
    changed_by integer references agent
  )`,
  `insert into home_page (sections) values ('${JSON.stringify(SECTIONS)}')`,
  `create index product_list_product on product_list (product_id)`,
];

/** The sections of the home page in their order, which operators arrange, and who did so last. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
