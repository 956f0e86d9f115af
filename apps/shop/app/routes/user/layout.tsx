import { companyBudgetsScreen } from '@rider/model/buyer-company';
import { apiKeysScreen, apiReferenceScreen } from '@rider/model/api-key';
import { quoteRequestScreen } from '@rider/model/order-screens';
import { punchoutSettingsScreen } from '@rider/model/punchout';
import { webhooksScreen } from '@rider/model/webhook';
import { screens } from '@rider/model/screens';
import { AccountNavigation } from '@rider/ui/account-navigation';
import { Columns, Page, Stack } from '@rider/ui/layout';
import { Outlet, useLocation, type LoaderFunctionArgs } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { userQuery } from '../../data/queries.ts';
import { asPart } from '../../data/query.ts';
import { requireOffered } from '../../data/require-offered.ts';
import { requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import '../../messages/account-messages.ts';
import { omittedBy } from './omitted-entries.ts';
import { SignOut } from './sign-out-button.tsx';

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  await requireOffered(args);
  return null;
}

// The child screens need a session; without one, their calls redirect the browser to sign-in.
export const clientLoader = browserLoader([asPart(capabilitiesQuery)]);

/** The navigation entry for screens without one of their own. */
const SHOWN_UNDER: Readonly<Record<string, string>> = {
  [screens.claimableCoupons]: screens.coupons,
  '/user/invoice': screens.invoices,
  '/user/approval': screens.approvals,
  [companyBudgetsScreen]: screens.companyMembers,
  '/user/company_invitation': screens.companyMembers,
  [apiKeysScreen]: screens.companyMembers,
  [apiReferenceScreen]: screens.companyMembers,
  [webhooksScreen]: screens.companyMembers,
  [punchoutSettingsScreen]: screens.companyMembers,
  '/user/shopping_list': screens.shoppingLists,
  '/user/pick_list': screens.shoppingLists,
  [screens.boughtBefore]: screens.shoppingLists,
  '/user/quote': screens.quotes,
  [quoteRequestScreen]: screens.quotes,
};

/** The layout of the user area: one navigation beside all its screens. */
export default function UserLayout() {
  const { pathname } = useLocation();
  const user = useOptionalQuery(userQuery).data;
  const capabilities = useOptionalQuery(capabilitiesQuery).data;
  return (
    <Page as="div" id={undefined}>
      <Columns narrow="start">
        <AccountNavigation
          current={SHOWN_UNDER[pathname] ?? pathname}
          omitted={omittedBy(capabilities)}
          counts={{ orders: user?.orderCounts.unpaid ?? 0, messages: user?.unreadNotices ?? 0 }}
          end={<SignOut />}
        />
        <Stack as="main" id="content" gap="x6">
          <Outlet />
        </Stack>
      </Columns>
    </Page>
  );
}
