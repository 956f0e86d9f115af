import type { Locale } from '@rider/model/locale';
import type { Database } from '../database/open.ts';

/** The shop's name in a language, for its messages; empty before the first start. */
export async function shopName(database: Database, locale: Locale): Promise<string> {
  const company = await database.selectFrom('company').select('facts').executeTakeFirst();
  return company?.facts.siteName[locale] ?? '';
}
