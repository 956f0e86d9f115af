import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `create table price_group (
    id integer generated always as identity primary key,
    name text not null,
    version integer not null default 1,
    changed_by integer references agent
  )`,
  `create unique index price_group_name on price_group (lower(name))`,
  `create table price_group_buyer (
    buyer_id integer not null references buyer on delete cascade,
    price_group_id integer not null references price_group on delete cascade,
    primary key (buyer_id, price_group_id)
  )`,
  `create index price_group_buyer_group on price_group_buyer (price_group_id)`,
  `create table price_group_company (
    company_id integer not null references buyer_company on delete cascade,
    price_group_id integer not null references price_group on delete cascade,
    primary key (company_id, price_group_id)
  )`,
  `create index price_group_company_group on price_group_company (price_group_id)`,
  `create table price_list_group (
    price_group_id integer not null references price_group on delete cascade,
    price_list_id integer not null references price_list on delete cascade,
    primary key (price_group_id, price_list_id)
  )`,
  `create index price_list_group_list on price_list_group (price_list_id)`,
  `create view price_list_of_buyer as
    select buyer_id, price_list_id from price_list_buyer
    union select buyer_id, price_list_id from price_list_company join company_member using (company_id)
    union select buyer_id, price_list_id from price_list_group join price_group_buyer using (price_group_id)
    union select buyer_id, price_list_id from price_list_group join price_group_company using (price_group_id)
      join company_member using (company_id)`,
];

/** Groups of buyers and companies that have the same price lists, and a view of all price lists that each buyer has. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
