import { apiKeysScreen, apiReferenceScreen } from '@rider/model/api-key';
import { companyBudgetsScreen } from '@rider/model/buyer-company';
import { quoteRequestScreen } from '@rider/model/order-screens';
import { punchoutSettingsScreen } from '@rider/model/punchout';
import { screens } from '@rider/model/screens';
import type { Capabilities } from '@rider/model/site';
import { webhooksScreen } from '@rider/model/webhook';
import { capabilitiesQuery } from './capabilities-query.ts';
import { asPart } from './query.ts';
import { notOffered } from './rejections.ts';
import { answerIn, fetchOnServer, type RequestArgs } from './server-load.ts';

/** Screens and files that need a capability and have no text of their own for a backend without it. */
const NEEDED: readonly (readonly [capability: 'accounts' | 'exports' | 'shoppingLists', paths: readonly string[]])[] = [
  [
    'accounts',
    [
      screens.quotes,
      '/user/quote',
      '/user/quote.pdf',
      quoteRequestScreen,
      screens.invoices,
      '/user/invoice',
      '/user/invoice.pdf',
      '/user/statement.pdf',
      screens.cards,
      screens.companyMembers,
      companyBudgetsScreen,
      '/user/company_invitation',
      apiKeysScreen,
      apiReferenceScreen,
      webhooksScreen,
      punchoutSettingsScreen,
      '/punchout',
      '/punchout_return',
      screens.approvals,
      '/user/approval',
    ],
  ],
  ['exports', ['/user/orders_file', '/user/invoices_file']],
  ['shoppingLists', [screens.boughtBefore]],
];

/** Whether the backend supports the screen at a path, which may begin with a language. */
export function isOffered(pathname: string, capabilities: Capabilities | undefined): boolean {
  if (capabilities === undefined) return true;
  return NEEDED.every(
    ([capability, paths]) => capabilities[capability] || !paths.some((path) => pathname.endsWith(path)),
  );
}

/** Answers 404 for a screen or file that the backend does not support, by its capabilities alone. */
export async function requireOffered(args: RequestArgs): Promise<void> {
  const capabilities = answerIn(await fetchOnServer(args, [asPart(capabilitiesQuery)]), capabilitiesQuery);
  if (!isOffered(new URL(args.request.url).pathname, capabilities)) throw notOffered();
}
