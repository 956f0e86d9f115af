import type { CompanySettings } from '@rider/model/site';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';

/** The company's data with their version, which is sent back with a save. */
export interface VersionedCompany extends CompanySettings {
  version: number;
}

/** The company's data. */
export function getCompanySettings(api: Api): Promise<VersionedCompany> {
  return getOwn(api, operatorPath`company`);
}

/** Saves the company's data. Rejects with errors by field, and with `changed-meanwhile` for an old version. */
export function saveCompanySettings(api: Api, company: VersionedCompany): Promise<void> {
  return postOwn(api, operatorPath`company`, company);
}
