import type { Capabilities } from '@rider/model/site';
import type { AccountScreen } from '@rider/ui/account-navigation';

/** The entries of the account's navigation that need a capability. */
const OWN_ENTRIES = ['quotes', 'invoices', 'cards', 'company', 'companyMembers', 'approvals', 'billing'] as const;

/** The entries of the account's navigation that the backend does not support; the tax exemption needs one that charges tax. */
export function omittedBy(capabilities: Capabilities | undefined): AccountScreen[] {
  if (capabilities === undefined) return [];
  return [...(capabilities.accounts ? [] : OWN_ENTRIES), ...(capabilities.tax ? [] : (['taxCertificates'] as const))];
}
