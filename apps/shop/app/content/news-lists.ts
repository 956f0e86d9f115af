import { getNewsCategories } from '@rider/api/content';
import { getCapabilities } from '@rider/api/site';
import type { Api } from '@rider/api/transport';

/** The categories whose lists together contain all news; null is the list without a category, in a CRMEB that of the featured articles. */
export async function newsLists(api: Api): Promise<(string | null)[]> {
  if ((await getCapabilities(api)).listFilters) return [null];
  return [null, ...(await getNewsCategories(api)).map(({ id }) => id)];
}
