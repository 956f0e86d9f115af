import type { Api } from '../../packages/api/src/index.ts';

/** What earlier calls found, for those that need it. */
export interface Found {
  product?: string | undefined;
  /** An article of the product that can be bought, and the least quantity of it. */
  piece?: { skuId: string; quantity: number } | undefined;
  article?: string | undefined;
  notice?: string | undefined;
  order?: string | undefined;
  refund?: string | undefined;
  agent?: string | undefined;
  isFavourite?: boolean | undefined;
  cartHasProduct?: boolean | undefined;
  defaultAddress?: string | undefined;
  /** The address that the run adds and deletes at its end. */
  address?: string | undefined;
  line?: string | undefined;
  checkout?: { key: string; lineId: string; isCovered: boolean } | undefined;
  /** The order that the run places. */
  placed?: string | undefined;
  paid?: boolean | undefined;
  refundable?:
    | { orderId: string; line: { lineId: string; quantity: number }; kind: 'refund-only' | 'return-and-refund' }
    | undefined;
  reason?: string | undefined;
  /** The refund that the run requests and withdraws. */
  asked?: string | undefined;
}

/** Makes a call; null where the run found nothing to call it with. */
export type Step = (api: Api, found: Found) => Promise<unknown> | null;

/** Calls by their path, in order. */
export type Steps = Readonly<Record<string, Step>>;

/** Runs a call with a thing that was found; null where nothing was. */
export function about<Thing>(
  thing: Thing | undefined,
  run: (thing: Thing) => Promise<unknown>,
): Promise<unknown> | null {
  return thing === undefined ? null : run(thing);
}
