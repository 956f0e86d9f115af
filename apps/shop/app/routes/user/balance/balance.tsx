import { startRecharge } from '@rider/api/balance';
import { moneyFromDecimal } from '@rider/model/money';
import { BalanceSummary } from '@rider/ui/balance-summary';
import { useIntl } from 'react-intl';
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { textsOf } from '@rider/web/form';
import { BALANCE_PAGE, readLedgerPage } from '../../../balance/ledger-address.ts';
import { Ledger } from '../../../balance/ledger.tsx';
import { TopUp, rechargeRules } from '../../../balance/top-up.tsx';
import { RechargeOutcome } from '../../../balance/recharge-outcome.tsx';
import { redirectToProvider } from '../../../balance/redirect-to-provider.ts';
import { useFreshOnReturn } from '../../../balance/use-fresh-on-return.ts';
import { capabilitiesQuery } from '../../../data/capabilities-query.ts';
import { browserLoader } from '../../../data/browser-load.ts';
import {
  balanceQuery,
  balanceRecordsQuery,
  rechargeOfferQuery,
  rechargeStatusQuery,
} from '../../../balance/balance-queries.ts';
import { requestScope } from '../../../data/request-scope.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../../data/use-query.ts';
import { answerForm, saveForm } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { localized } from '../../../messages/localized-path.ts';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { asPart } from '../../../data/query.ts';
import { Part } from '../../../data/part.tsx';

function queriesOf(request: Request) {
  const { searchParams } = new URL(request.url);
  const recharge = searchParams.get('recharge');
  const queries = [
    asPart(capabilitiesQuery),
    balanceQuery,
    balanceRecordsQuery(readLedgerPage(searchParams)),
    rechargeOfferQuery,
  ];
  return recharge ? [...queries, rechargeStatusQuery(recharge)] : queries;
}

export const loader = buyerLoader(queriesOf);

export const clientLoader = browserLoader(queriesOf);

/** Starts a top-up with a preset or typed amount and redirects to the provider's page. */
export function action(args: ActionFunctionArgs) {
  const { locale, origin } = args.context.get(requestScope);
  return answerForm(args, (api, form) =>
    saveForm(api, form, {
      ...rechargeRules,
      read: (sent) => ({ ...textsOf(sent), amount: textOf(sent, 'offer') || textOf(sent, 'amount') }),
      save: async ({ amount }) => {
        const returnPath = localized(locale, BALANCE_PAGE);
        const { address } = await startRecharge(api, { amount: moneyFromDecimal(amount), returnPath });
        return redirectToProvider(address, args.request, origin);
      },
    }),
  );
}

/** Balance, top-up and ledger. */
export default function BalanceScreen() {
  useFreshOnReturn();
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const balance = useQuery(balanceQuery);
  const list = readLedgerPage(parameters);
  const number = parameters.get('recharge');
  const recharge = useOptionalQuery(number === null ? null : rechargeStatusQuery(number)).data;
  const outcome = useActionData<FormOutcome>();
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.balance.title' })} />
      {recharge && <RechargeOutcome recharge={recharge} />}
      <BalanceSummary {...balance} />
      <Part query={rechargeOfferQuery}>{(offer) => <TopUp offer={offer} outcome={outcome} />}</Part>
      <Part query={balanceRecordsQuery(list)}>{(records) => <Ledger list={list} records={records} />}</Part>
    </>
  );
}
