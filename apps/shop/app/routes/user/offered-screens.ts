import { companyBudgetsScreen } from '@rider/model/buyer-company';
import { apiKeysScreen } from '@rider/model/api-key';
import { quoteRequestScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import type { Capabilities } from '@rider/model/site';
import type { AccountScreen } from '@rider/ui/account-navigation';

/** The entries of the account's navigation that need a capability. */
const OWN_ENTRIES = ['quotes', 'invoices', 'cards', 'company', 'companyMembers', 'approvals', 'billing'] as const;

/** Screens of the account that need a capability and have no text of their own for a backend without it. */
const NEEDED: readonly (readonly [capability: 'accounts' | 'shoppingLists', paths: readonly string[]])[] = [
  [
    'accounts',
    [
      screens.quotes,
      '/user/quote',
      quoteRequestScreen,
      screens.invoices,
      '/user/invoice',
      screens.cards,
      companyBudgetsScreen,
      '/user/company_invitation',
      apiKeysScreen,
      screens.approvals,
      '/user/approval',
    ],
  ],
  ['shoppingLists', [screens.boughtBefore]],
];

/** The entries of the account's navigation that the backend does not support; the tax exemption needs one that charges tax. */
export function omittedBy(capabilities: Capabilities | undefined): AccountScreen[] {
  if (capabilities === undefined) return [];
  return [...(capabilities.accounts ? [] : OWN_ENTRIES), ...(capabilities.tax ? [] : (['taxCertificates'] as const))];
}

/** Whether the backend supports the screen at a path, which may begin with a language. */
export function isOffered(pathname: string, capabilities: Capabilities | undefined): boolean {
  if (capabilities === undefined) return true;
  return NEEDED.every(
    ([capability, paths]) => capabilities[capability] || !paths.some((path) => pathname.endsWith(path)),
  );
}
