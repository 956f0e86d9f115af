import { SITE_PAGE_TYPES, type AgreementWire } from '@rider/api/content';
import type { Locale } from '@rider/model/locale';
import type { CatalogueContents } from '../catalogue/contents.ts';
import type { Database } from '../database/open.ts';
import { readFreight } from '../freight/freight-rule.ts';
import { ApiError } from '../http/api-error.ts';
import { readOfferedCounters } from '../pick-up/counters.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { freightPage } from './freight-page.ts';

/**
 * Adds the catalogue's company texts to a database without them, such as one older than these texts. Calls `readContents` only if there is
 * something to add.
 */
export async function addSitePages(
  database: Database,
  { readContents, now }: { readContents: () => Pick<CatalogueContents, 'pages'>; now: number },
): Promise<void> {
  const present = await database.selectFrom('site_page').select('type').limit(1).executeTakeFirst();
  if (present !== undefined) return;
  const { about, policy } = readContents().pages;
  const rows = [{ key: 'about' as const, ...about }, ...policy].map(({ key, title, content }) => ({
    type: SITE_PAGE_TYPES[key],
    title: JSON.stringify(title),
    content: JSON.stringify(content),
    written_at: new Date(now),
  }));
  await database
    .insertInto('site_page')
    .values(rows)
    // Another process may insert the same rows.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether the company has a text of a type. */
export async function hasSitePage(database: Database, type: number): Promise<boolean> {
  const page = await database.selectFrom('site_page').select('type').where('type', '=', type).executeTakeFirst();
  return page !== undefined;
}

async function readFreightPage(database: Database, locale: Locale): Promise<string> {
  const rule = await readFreight(database);
  return freightPage(rule, await readOfferedCounters(database), locale);
}

/** One of the company's texts (`get_agreement/{type}`); freight and counters follow the shipping policy. @throws ApiError `not-found` for an unknown type. */
export async function sitePage(database: Database, type: number, locale: Locale): Promise<AgreementWire> {
  const page = await database.selectFrom('site_page').selectAll().where('type', '=', type).executeTakeFirst();
  if (page === undefined) throw new ApiError('not-found');
  return {
    id: type,
    type,
    title: page.title[locale],
    content: page.content[locale] + (type === SITE_PAGE_TYPES.shipping ? await readFreightPage(database, locale) : ''),
    sort: 0,
    status: 1,
    add_time: unixSeconds(page.written_at),
  };
}
