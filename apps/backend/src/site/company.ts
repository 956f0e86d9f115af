import type { Database } from '../database/open.ts';
import type { CompanyFacts } from './tables.ts';

/** The company's data. */
export async function companyFacts(database: Database): Promise<CompanyFacts> {
  const { facts } = await database.selectFrom('company').select('facts').executeTakeFirstOrThrow();
  return facts;
}
