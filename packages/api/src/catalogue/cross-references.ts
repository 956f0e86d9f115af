import type { CrossReference } from '@rider/model/cross-reference';
import { getOwnIfPresent, type Api } from '../transport/index.ts';

/** The variants that replace a competitor's part number, equivalent ones first. None in front of a CRMEB. */
export function getCrossReferences(api: Api, number: string): Promise<CrossReference[]> {
  return getOwnIfPresent(api, 'cross_references', [], { number });
}
