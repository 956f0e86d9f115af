import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** The beginning of the list filter that selects the orders with a tag: `tag:urgent`. */
export const TAG_FILTER = 'tag:';

/** The tags that orders have, the most used ones first. */
export function getOrderTags(api: Api): Promise<string[]> {
  return getOwn(api, 'operator/order_tags');
}

/** Gives an order a tag, once. Rejects with an error of `tag`. */
export function tagOrder(api: Api, number: string, tag: string): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/tag`, { tag });
}

/** Removes a tag of an order. */
export function untagOrder(api: Api, number: string, tag: string): Promise<void> {
  return postOwn(api, operatorPath`orders/${number}/untag`, { tag });
}
