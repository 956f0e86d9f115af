import type { Api } from '../../packages/api/src/index.ts';

/** What earlier calls returned, for the calls that need it. */
export interface Found {
  product?: string | undefined;
  /** A variant of the product that can be bought, and its least quantity. */
  variant?: { skuId: string; quantity: number } | undefined;
  article?: string | undefined;
  notification?: string | undefined;
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
  placedOrder?: string | undefined;
  isPaid?: boolean | undefined;
  refundable?:
    | { orderId: string; line: { lineId: string; quantity: number }; kind: 'refund-only' | 'return-and-refund' }
    | undefined;
  reason?: string | undefined;
  /** The refund that the run requests and withdraws. */
  requestedRefund?: string | undefined;
}

/** Makes a call; null if an argument of the call was not found. */
export type Step = (api: Api, found: Found) => Promise<unknown> | null;

/** Calls by their path, in order. */
export type Steps = Readonly<Record<string, Step>>;

/** Runs a call with its argument; null if the argument was not found. */
export function about<Argument>(
  argument: Argument | undefined,
  run: (argument: Argument) => Promise<unknown>,
): Promise<unknown> | null {
  return argument === undefined ? null : run(argument);
}
