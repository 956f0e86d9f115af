import { startRecharge } from '@rider/api/balance';
import { moneyFromDecimal } from '@rider/model/money';
import { rechargeSchema, validate } from '@rider/model/validation';
import { BalanceSummary } from '@rider/ui/balance-summary';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import {
  data,
  useActionData,
  useSearchParams,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { BALANCE_PAGE, readLedgerPage } from '../../balance/ledger-address.ts';
import { Ledger } from '../../balance/ledger.tsx';
import { PayIn } from '../../balance/pay-in.tsx';
import { RechargeOutcome } from '../../balance/recharge-outcome.tsx';
import { toProvider } from '../../balance/to-provider.ts';
import { useFreshOnReturn } from '../../balance/use-fresh-on-return.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import {
  balanceQuery,
  balanceRecordsQuery,
  rechargeOfferQuery,
  rechargeStatusQuery,
} from '../../data/money-queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { localized } from '../../messages/language.ts';
import { PageHead } from '../../shell/page-head.tsx';

function queriesOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const recharge = searchParams.get('recharge');
  const queries = [balanceQuery, balanceRecordsQuery(readLedgerPage(searchParams)), rechargeOfferQuery];
  return recharge ? [...queries, rechargeStatusQuery(recharge)] : queries;
}

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, queriesOf(args.request));
}

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  forget('balance', 'balance-records', 'recharge-status', 'user');
  return loadInBrowser(queriesOf(request));
}

/** Begins to pay in: a button's amount, or the typed one. The provider's page takes it on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, locale, origin } = context.get(requestScope);
  const { offer, ...typed } = textsOf(await formOf(request));
  let address = '';
  try {
    const outcome = await saveForm(offer === undefined ? typed : { ...typed, amount: offer }, {
      intent: 'recharge',
      check: (values) => validate(rechargeSchema, values),
      save: async ({ amount }) => {
        const returnPath = localized(locale, BALANCE_PAGE);
        ({ address } = await startRecharge(api, { amount: moneyFromDecimal(amount), returnPath }));
      },
    });
    if (!outcome.saved) return data<FormOutcome>(outcome, { status: 422 });
  } catch (error) {
    throw asResponse(error, request, origin);
  }
  return toProvider(address, request, origin);
}

/** What the buyer has, paying in, and what came and went (R6.6). */
export default function BalanceScreen() {
  useFreshOnReturn();
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const balance = useQuery(balanceQuery);
  const offer = useQuery(rechargeOfferQuery);
  const list = readLedgerPage(parameters);
  const records = useQuery(balanceRecordsQuery(list));
  const number = parameters.get('recharge');
  const recharge = useOptionalQuery(number === null ? null : rechargeStatusQuery(number)).data;
  const outcome = useActionData<FormOutcome>();
  const title = intl.formatMessage({ id: 'shop.balance.title' });
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      {recharge && <RechargeOutcome recharge={recharge} />}
      <BalanceSummary {...balance} />
      <PayIn offer={offer} outcome={outcome} />
      <Ledger list={list} records={records} />
    </>
  );
}
