import { getHomePage, getOperatorLog, saveHomePage, type OperatorHomePage } from '@rider/api/operator';
import { getRecommended } from '@rider/api/catalogue';
import { getHomeSections } from '@rider/api/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOME_LISTS } from '@rider/model/site';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';
import { apiOf, operatorApi } from '../testing/refund/refund-calls.ts';

const idsOf = ({ lists, shelves, sections, version }: OperatorHomePage) => ({
  version,
  sections,
  lists: Object.fromEntries(HOME_LISTS.map((name) => [name, lists[name].map(({ id }) => id)])) as Record<
    (typeof HOME_LISTS)[number],
    string[]
  >,
  shelves: shelves.map(({ id }) => id),
});

describe.each(MAIN_DATABASE)('the home page on $name', ({ openShop }) => {
  let shop: Shop;
  const anyone = () => apiOf(shop, '');
  const namesOfSections = async () => (await getHomeSections(anyone())).map(({ name }) => name);

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test('[B15] sections are ordered, hidden and given headings in both languages, and the shop shows it at once', async () => {
    const owner = await operatorApi(shop);
    const usual = ['banners', 'announcements', 'categories', 'promotions', 'best', 'new', 'hot', 'news'];
    expect(await namesOfSections()).toEqual(usual);
    const page = idsOf(await getHomePage(owner));
    const sections = page.sections
      .toReversed()
      .map((section) => ({ ...section, shown: ['news', 'best', 'shelves', 'clearance'].includes(section.name) }))
      .map((section) =>
        section.name === 'best' ? { ...section, heading: { 'en-US': ' Our picks ', 'zh-CN': '精选' } } : section,
      );
    await saveHomePage(owner, { ...page, sections });
    expect(await getHomeSections(anyone())).toEqual([
      { name: 'shelves', heading: '' },
      { name: 'clearance', heading: '' },
      { name: 'news', heading: '' },
      { name: 'best', heading: 'Our picks' },
    ]);
    const { items } = await getOperatorLog(owner, { state: 'homePage.save' });
    expect(items).toMatchObject([{ subject: 'sections', detail: 'shelves, clearance, news, best' }]);
  });

  test('[B15] hand-picked lists have the chosen products in the chosen order, without drafts', async () => {
    const owner = await operatorApi(shop);
    const page = idsOf(await getHomePage(owner));
    const picked = [...page.lists.hot.slice(0, 2), ...page.lists.new.slice(0, 2)].toReversed();
    await saveHomePage(owner, { ...page, lists: { ...page.lists, best: picked, clearance: [] }, shelves: ['100'] });
    const shown = await getRecommended(anyone(), 'best', { page: 1, pageSize: 6 });
    expect(shown.map(({ id }) => id)).toEqual(picked);
    expect(await getHomePage(owner)).toMatchObject({ shelves: [{ id: '100' }], lists: { clearance: [] } });
    // A list of drafts alone is no section.
    const draft = Number(picked[0]);
    await saveHomePage(owner, { ...idsOf(await getHomePage(owner)), lists: { ...page.lists, best: [String(draft)] } });
    await shop.database.updateTable('product').set({ state: 'draft' }).where('id', '=', draft).execute();
    expect((await getHomePage(owner)).lists.best).toMatchObject([{ id: String(draft), state: 'draft' }]);
    expect(await getRecommended(anyone(), 'best', { page: 1, pageSize: 6 })).toEqual([]);
  });

  test('[B15] a save after another operator’s change is rejected and changes nothing', async () => {
    const owner = await operatorApi(shop);
    const page = idsOf(await getHomePage(owner));
    await saveHomePage(owner, page);
    const lists = { ...page.lists, new: [] };
    await expect(saveHomePage(owner, { ...page, lists })).rejects.toMatchObject({ code: '900013' });
    expect(idsOf(await getHomePage(owner))).toEqual({ ...page, version: page.version + 1 });
  });

  test('[B15] a heading in one language, an unknown product and a missing section are rejected', async () => {
    const owner = await operatorApi(shop);
    const page = idsOf(await getHomePage(owner));
    const others = page.sections.slice(1);
    const halfTitled = page.sections.map((section, place) =>
      place === 0 ? { ...section, heading: { 'en-US': 'News', 'zh-CN': '' } } : section,
    );
    await expect(saveHomePage(owner, { ...page, sections: halfTitled })).rejects.toMatchObject({
      fieldErrors: { 'sections.0.heading.zh-CN': expect.any(String) },
    });
    await expect(saveHomePage(owner, { ...page, sections: others })).rejects.toMatchObject({ kind: 'rejected' });
    const unknown = { ...page.lists, hot: ['999999'] };
    await expect(saveHomePage(owner, { ...page, lists: unknown })).rejects.toMatchObject({ kind: 'rejected' });
    expect((await getHomePage(owner)).version).toBe(page.version);
  });

  test('[B15] a shop without contents has no sections', async () => {
    const owner = await operatorApi(shop);
    const page = idsOf(await getHomePage(owner));
    await saveHomePage(owner, { ...page, lists: { best: [], new: [], hot: [], clearance: [] }, shelves: [] });
    for (const table of ['banner', 'notice', 'news', 'promotion'] as const)
      await shop.database
        .deleteFrom(table)
        .execute()
        .catch(() => undefined);
    const names = await namesOfSections();
    for (const name of ['best', 'new', 'hot', 'clearance', 'shelves', 'news'] as const)
      expect(names).not.toContain(name);
  });
});
