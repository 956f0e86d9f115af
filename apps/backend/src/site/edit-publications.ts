import type { OperatorAnnouncement, OperatorNews } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import type { EnteredAnnouncement, EnteredNews } from '@rider/model/validation';
import type { Database, Transaction } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';
import { instantOf } from '../http/days.ts';
import { mediaPath } from '../http/media.ts';
import { lockSeen, nextVersion, recordEdit, saveRow, takePicture, type Editor, type Seen } from './edit-content.ts';
import { toPublication, type PublicationTable } from './publication.ts';

/** What the log calls the rows of a table. */
const NAMES = { news: 'news', notice: 'announcement' } as const;

/** An announcement for its editor. @throws ApiError `not-found`. */
export async function readAnnouncement(database: Database, id: number, now: number): Promise<OperatorAnnouncement> {
  const row = await database.selectFrom('notice').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  return { ...toPublication(row, now), content: row.content };
}

/** An article for its editor. @throws ApiError `not-found`. */
export async function readNews(database: Database, id: number, now: number, locale: Locale): Promise<OperatorNews> {
  const row = await database
    .selectFrom('news')
    .leftJoin('product', 'product.id', 'news.product_id')
    .selectAll('news')
    .select('product.name as product_name')
    .where('news.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not-found');
  const { synopsis, content, author, image, category_id, product_id, product_name } = row;
  return {
    ...toPublication(row, now),
    synopsis,
    content,
    author,
    image: mediaPath(image),
    categoryId: String(category_id),
    product: product_id === null ? null : { id: String(product_id), name: product_name?.[locale] ?? '' },
  };
}

/** Creates an announcement, or changes the one that the operator saw. @throws ApiError those of `lockSeen`. */
export async function saveAnnouncement(
  database: Database,
  editor: Editor,
  seen: Seen | null,
  { title, content, published }: EnteredAnnouncement,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const columns = {
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      published_at: published && instantOf(published),
    };
    const id = await saveRow(transaction, 'notice', editor, seen, columns);
    await recordEdit(transaction, editor, seen ? 'announcement.change' : 'announcement.create', { id, title });
  });
}

/** Creates an article, or changes the one that the operator saw. @throws ApiError those of `lockSeen`, `unknown-picture`. */
export async function saveNews(
  database: Database,
  editor: Editor,
  seen: Seen | null,
  { title, content, published, synopsis, author, categoryId, image, productId }: EnteredNews,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const category = await idOf(transaction, 'news_category', categoryId);
    const product = productId === '' ? null : await idOf(transaction, 'product', productId);
    const columns = {
      title: JSON.stringify(title),
      content: JSON.stringify(content),
      published_at: published && instantOf(published),
      synopsis: JSON.stringify(synopsis),
      author: JSON.stringify(author),
      category_id: category,
      image: await takePicture(transaction, 'news', seen, image),
      product_id: product,
    };
    const id = await saveRow(transaction, 'news', editor, seen, columns);
    await recordEdit(transaction, editor, seen ? 'news.change' : 'news.create', { id, title });
  });
}

/** Publishes a row now, or withdraws it. @throws ApiError those of `lockSeen`. */
export async function setPublished(
  database: Database,
  table: PublicationTable,
  editor: Editor,
  seen: Seen,
  published: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockSeen(transaction, table, editor, seen);
    const { title } = await transaction
      .updateTable(table)
      .set({
        archived: !published,
        ...(published && { published_at: editor.operator.at }),
        ...nextVersion(editor, seen.version),
      })
      .where('id', '=', seen.id)
      .returning('title')
      .executeTakeFirstOrThrow();
    const action = `${NAMES[table]}.${published ? 'publish' : 'archive'}` as const;
    await recordEdit(transaction, editor, action, { id: seen.id, title });
  });
}

/** The id of an existing row that a form names. @throws ApiError `not-found`. */
async function idOf(transaction: Transaction, table: 'news_category' | 'product', text: string): Promise<number> {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const found = await transaction.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
  if (found === undefined) throw new ApiError('not-found');
  return found.id;
}
