import { sql, type Kysely } from 'kysely';

const STATEMENTS = [
  `alter table email_message add column html text not null default ''`,
  `alter table buyer add column locale text check (locale in ('en-US', 'zh-CN'))`,
  `update buyer set locale = account_request.locale from account_request where account_request.buyer_id = buyer.id`,
];

/** E-mail as HTML beside plain text, and the language that a buyer last used. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}
