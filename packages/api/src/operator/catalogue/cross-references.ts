import type { Localized } from '@rider/model/locale';
import type { EnteredCrossReference } from '@rider/model/validation';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** Filters of the list of cross-references. */
export const CROSS_REFERENCE_STATES = ['equivalent', 'similar'] as const;

/** A competitor's part number, and the SKU of a variant that replaces it. */
export interface ListedCrossReference {
  id: number;
  competitor: string;
  number: string;
  sku: string;
  /** How the variant differs; empty texts for an equivalent one. */
  differs: Localized;
  version: number;
}

/** The cross-references, by competitor and number; searched by competitor, number and SKU. */
export function getListedCrossReferences(
  api: Api,
  query: OperatorListQuery,
): Promise<OperatorList<ListedCrossReference>> {
  return getOperatorList(api, 'cross_references', query);
}

/** Adds a cross-reference, or changes how the variant differs. Rejects with errors by field, and with 900013 if another operator changed it meanwhile. */
export function saveCrossReference(api: Api, entered: EnteredCrossReference): Promise<void> {
  return postOwn(api, operatorPath`cross_references`, { ...entered });
}

/** Deletes a cross-reference. */
export function removeCrossReference(api: Api, id: number): Promise<void> {
  return postOwn(api, operatorPath`cross_references/${String(id)}/remove`);
}
