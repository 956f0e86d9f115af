import type { ListedProduct, OperatorHomePage } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import {
  HOME_LISTS,
  HOME_SECTIONS,
  type HomeListName,
  type HomeSection,
  type HomeSectionName,
  type ShownHomeSection,
} from '@rider/model/site';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { smallMediaPath } from '../http/media.ts';
import { PUBLISHED } from '../search/published.ts';
import { isShown } from '../site/edit-banners.ts';
import { isPublished } from '../site/publication.ts';

/** The names of the hand-picked lists in the table `product_list`. */
export const STORED_LISTS = {
  best: 'best',
  new: 'new',
  hot: 'hot',
  clearance: 'promotion',
} as const satisfies Record<HomeListName, string>;

const NO_HEADING = { 'en-US': '', 'zh-CN': '' };

/** The arrangement of the home page. Sections that the stored one lacks are last, and hidden. */
export async function readArrangement(database: Database) {
  const row = await database.selectFrom('home_page').selectAll().executeTakeFirstOrThrow();
  const missing = HOME_SECTIONS.filter((name) => !row.sections.some((section) => section.name === name));
  const hidden: HomeSection[] = missing.map((name) => ({ name, shown: false, heading: NO_HEADING }));
  return { ...row, sections: [...row.sections, ...hidden] };
}

/** The sections that have something to show at `now` (epoch ms). */
async function filledSections(database: Database, now: number): Promise<ReadonlySet<HomeSectionName>> {
  const list = (name: HomeListName) => sql`exists (
    select from product_list join product on product.id = product_id
    where list = ${STORED_LISTS[name]} and ${PUBLISHED}
  )`;
  const { rows } = await sql<Record<HomeSectionName, boolean>>`select
    exists (select from banner where ${isShown(now)}) as banners,
    exists (select from notice where ${isPublished(now)}) as announcements,
    exists (select from category) as categories,
    exists (select from promotion where ends_at > ${new Date(now)}) as promotions,
    ${sql.join(HOME_LISTS.map((name) => sql`${list(name)} as ${sql.ref(name)}`))},
    exists (select from shelf) as shelves,
    exists (select from news where ${isPublished(now)}) as news`.execute(database);
  const filled = rows[0];
  return new Set(HOME_SECTIONS.filter((name) => filled?.[name]));
}

/** The sections that the home page shows at `now` (epoch ms), in their order; none in an empty shop. */
export async function shownSections(
  database: Database,
  { locale, now }: { locale: Locale; now: number },
): Promise<ShownHomeSection[]> {
  const { sections } = await readArrangement(database);
  const filled = await filledSections(database, now);
  return sections
    .filter(({ name, shown }) => shown && filled.has(name))
    .map(({ name, heading }) => ({ name, heading: heading[locale] }));
}

async function listedProducts(database: Database, list: HomeListName, locale: Locale): Promise<ListedProduct[]> {
  const rows = await database
    .selectFrom('product_list')
    .innerJoin('product', 'product.id', 'product_list.product_id')
    .select(['product.id', 'name', 'image', 'state'])
    .select(
      sql<string[]>`array(select code from sku where product_id = product.id order by position limit 3)`.as('codes'),
    )
    .where('list', '=', STORED_LISTS[list])
    .orderBy('product_list.position')
    .execute();
  return rows.map(({ id, name, image, state, codes }) => ({
    id: String(id),
    name: name[locale],
    image: image && smallMediaPath(image),
    codes,
    state,
  }));
}

/** The home page for operators. */
export async function readHomePage(database: Database, locale: Locale): Promise<OperatorHomePage> {
  const { sections, version } = await readArrangement(database);
  const shelves = await database
    .selectFrom('shelf')
    .innerJoin('category', 'category.id', 'category_id')
    .select(['category.id', 'name'])
    .orderBy('position')
    .execute();
  const lists = await Promise.all(
    HOME_LISTS.map(async (name) => [name, await listedProducts(database, name, locale)] as const),
  );
  return {
    version,
    sections,
    lists: Object.fromEntries(lists) as OperatorHomePage['lists'],
    shelves: shelves.map(({ id, name }) => ({ id: String(id), name: name[locale] })),
  };
}
