import type { ProductView } from '@rider/api/operator';
import { MOST_PRODUCT_VIEWS } from '@rider/model/product';
import type { Database } from '../database/open.ts';
import { ApiError } from '../http/api-error.ts';

/** The views of an operator, by name. */
export async function listProductViews(database: Database, agentId: number): Promise<ProductView[]> {
  const rows = await database
    .selectFrom('product_view')
    .select(['id', 'name', 'query'])
    .where('agent_id', '=', agentId)
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, id: String(row.id) }));
}

/** Saves a view of an operator; it replaces one of the same name. @throws ApiError `too-many-at-once`. */
export async function saveProductView(
  database: Database,
  agentId: number,
  view: { name: string; query: string },
): Promise<void> {
  const others = (await listProductViews(database, agentId)).filter(({ name }) => name !== view.name);
  if (others.length >= MOST_PRODUCT_VIEWS)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_PRODUCT_VIEWS } });
  await database
    .insertInto('product_view')
    .values({ agent_id: agentId, ...view })
    .onConflict((conflict) => conflict.columns(['agent_id', 'name']).doUpdateSet({ query: view.query }))
    .execute();
}

/** Removes a view of an operator; does nothing for the id of another's. */
export async function removeProductView(database: Database, agentId: number, id: number): Promise<void> {
  await database.deleteFrom('product_view').where('id', '=', id).where('agent_id', '=', agentId).execute();
}
