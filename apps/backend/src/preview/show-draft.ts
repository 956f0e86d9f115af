import { SITE_PAGE_TYPES, type SitePageName } from '@rider/api/content';
import type { PreviewedDraft } from '@rider/model/site';
import type { DeskArea } from '@rider/model/staff';
import type { Transaction } from '../database/open.ts';

/** The section of the desk in which a draft is edited. */
const AREAS: Record<PreviewedDraft['kind'], DeskArea> = {
  product: 'products',
  news: 'news',
  announcement: 'announcements',
  banner: 'banners',
  page: 'pages',
};

/** The section of the desk whose operators may see a preview of a draft, or of the shop without drafts. */
export function areaOf(draft: PreviewedDraft | null): DeskArea {
  return draft === null ? 'promotions' : AREAS[draft.kind];
}

/** The table of each kind of draft that has records. */
export const TABLES = { product: 'product', news: 'news', announcement: 'notice', banner: 'banner' } as const;

/**
 * Publishes a draft within a transaction that the caller must roll back. Public reads in this transaction show the draft as they will show it
 * once it is published, and no other read does.
 */
export async function showDraft(transaction: Transaction, draft: PreviewedDraft, now: number): Promise<void> {
  if (draft.kind === 'page') {
    const { title, content } = draft;
    await transaction
      .updateTable('site_page')
      .set({ title: JSON.stringify(title), content: JSON.stringify(content) })
      .where('type', '=', SITE_PAGE_TYPES[draft.name as SitePageName] ?? 0)
      .execute();
    return;
  }
  const id = Number(draft.id);
  if (draft.kind === 'product')
    await transaction.updateTable('product').set({ state: 'published' }).where('id', '=', id).execute();
  else if (draft.kind === 'banner')
    await transaction.updateTable('banner').set({ starts_at: null, ends_at: null }).where('id', '=', id).execute();
  else
    await transaction
      .updateTable(TABLES[draft.kind])
      .set({ published_at: new Date(now), archived: false })
      .where('id', '=', id)
      .execute();
}
