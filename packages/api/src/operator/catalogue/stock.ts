import type { StockMovementKind } from '@rider/model/stock';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** A variant with its stock. */
export interface StockVariant {
  id: string;
  /** Its SKU. */
  code: string;
  barcode: string;
  /** Name of the product. */
  name: string;
  /** Labels of its option values; empty for a product without options. */
  options: readonly string[];
  stock: number;
  /** The stock is low from here down. */
  lowMark: number;
  /** The last movement; null for a variant that never had stock. */
  last: Pick<StockMovement, 'kind' | 'at'> | null;
}

/** A change of a variant's stock. */
export interface StockMovement {
  id: string;
  kind: StockMovementKind;
  /** Negative where pieces left; 0 for a count that found no difference. */
  change: number;
  stockAfter: number;
  reason: string;
  /** Null without an order. */
  orderNumber: string | null;
  /** The operator's name; null where the shop changed it by itself. */
  operator: string | null;
  /** Epoch milliseconds. */
  at: number;
}

/** Variants with their stock, by SKU, searched by SKU, barcode and product; `state` is one of `STOCK_STATES` of the model. */
export function getStock(api: Api, query: OperatorListQuery): Promise<OperatorList<StockVariant>> {
  return getOperatorList(api, 'stock', query);
}

/** One variant with its stock. Rejects with 410305 for an unknown one. */
export function getStockVariant(api: Api, variantId: string): Promise<StockVariant> {
  return getOwn(api, operatorPath`stock/${variantId}`);
}

/** The movements of a variant, newest first. */
export function getStockMovements(
  api: Api,
  variantId: string,
  query: OperatorListQuery,
): Promise<OperatorList<StockMovement>> {
  return getOperatorList(api, `stock/${encodeURIComponent(variantId)}/movements`, query);
}

/** Adds pieces that arrived, once per `key`. Rejects with errors by field (`quantity`, `reason`). */
export function receiveStock(
  api: Api,
  variantId: string,
  receipt: { quantity: number; reason: string; key: string },
): Promise<void> {
  return postOwn(api, operatorPath`stock/${variantId}/receive`, receipt);
}

/**
 * Sets the stock to the counted pieces. Rejects with 910901 if the stock is no longer the one that was `seen`, or with errors by field
 * (`counted`, `reason`).
 */
export function countStock(
  api: Api,
  variantId: string,
  count: { counted: number; seen: number; reason: string },
): Promise<void> {
  return postOwn(api, operatorPath`stock/${variantId}/count`, count);
}

/** Adds pieces, or removes them where `change` is negative, once per `key`. Rejects with 910902, or with errors by field (`change`, `reason`). */
export function correctStock(
  api: Api,
  variantId: string,
  correction: { change: number; reason: string; key: string },
): Promise<void> {
  return postOwn(api, operatorPath`stock/${variantId}/correct`, correction);
}

/** Sets the stock from which a variant counts as low. Rejects with errors by field (`lowMark`), and with 900013 if it is not the one `seen`. */
export function setLowMark(api: Api, variantId: string, lowMark: number, seen: number): Promise<void> {
  return postOwn(api, operatorPath`stock/${variantId}/low_mark`, { lowMark, seen: { lowMark: seen } });
}

/** The variants of a list with all their pages, for a count sheet; at most 2,000. */
export function getCountSheet(api: Api, query: OperatorListQuery): Promise<OperatorList<StockVariant>> {
  return getOwn(api, 'operator/stock_sheet', { ...query });
}

/** The variants of SKUs; unknown ones are left out. */
export async function findStockVariants(api: Api, codes: readonly string[]): Promise<StockVariant[]> {
  return (await postOwn<OperatorList<StockVariant>>(api, operatorPath`stock_sheet/find`, { codes })).items;
}

/** A row of a count sheet: the counted pieces, and the stock that they were compared with. */
export interface CountedVariant {
  id: string;
  counted: number;
  seen: number;
}

/** Sets the stock of all rows, or of none. Rejects with 910904 if the stock of some changed since it was seen. */
export function saveCountSheet(api: Api, rows: readonly CountedVariant[]): Promise<void> {
  return postOwn(api, operatorPath`stock_sheet`, { rows });
}
