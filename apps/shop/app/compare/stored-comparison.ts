import { tabStorage } from '@rider/chat/storage';
import { readCompared } from './compare-address.ts';

const KEY = 'rider.compared';

/** The products that this tab has compared last. */
export function storedComparison(): string[] {
  return readCompared(new URLSearchParams({ ids: tabStorage.getItem(KEY) ?? '' }));
}

/** Stores the products of a comparison for this tab, so that the next product joins them. */
export function storeComparison(ids: readonly string[]): void {
  tabStorage.setItem(KEY, ids.join());
}
