import type {
  BalanceRecordsRequestWire,
  BalanceRecordsWire,
  BalanceWire,
  RechargeOfferWire,
  RechargeRequestWire,
  StartedRechargeWire,
} from '@rider/api/balance';
import type { Untrusted } from '@rider/api/wire';
import type { Locale } from '@rider/model/locale';
import type { RechargeStatus } from '@rider/model/balance';
import { screens } from '@rider/model/screens';
import { money, moneyFromDecimal, moneyToDecimal, type Money } from '@rider/model/money';
import { RECHARGE_AMOUNT } from '@rider/model/limits';
import { rechargeSchema, validate } from '@rider/model/validation';
import { buyerCalls } from '../http/buyer-calls.ts';
import { findBuyer } from '../account/buyers.ts';
import { daysOf } from '../http/days.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { fieldErrorTexts } from '../http/form-errors.ts';
import { pageOf, textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';
import { returnPathTo } from '../payment-provider/return-path.ts';
import { listLedger, sumLedger, type LedgerQuery } from './ledger.ts';
import { findRecharge, settleRecharges, startRecharge, type RechargeServices } from './recharge.ts';
import { ledgerLineToWire } from './wire.ts';

/** Preset amounts. */
const OFFERED = [50_000, 100_000, 200_000, 500_000].map(money);
const BALANCE_PAGE = screens.balance;
const DIRECTIONS: readonly LedgerQuery['direction'][] = ['all', 'expenditure', 'income'];

function amountOf(parameters: Untrusted<RechargeRequestWire>, locale: Locale): Money {
  const checked = validate(rechargeSchema, { amount: textOf(parameters, 'price') });
  if (checked.errors === undefined) return moneyFromDecimal(checked.values.amount);
  const { minimum, maximum } = RECHARGE_AMOUNT;
  const values = { minimum: minimum / 100, maximum: maximum / 100 };
  const errors = Object.entries(checked.errors).map(([field, id]) => [field, validationText(id, locale, values)]);
  throw fieldErrorTexts(Object.fromEntries(errors) as Record<string, string>);
}

/** Balance, ledger and recharges. */
export const balanceRoutes: RouteModule<RechargeServices> = (app, services) => {
  const { database, sessions, payments } = services;
  const forBuyer = buyerCalls(app, sessions);

  forBuyer.get('/user/balance', async (context, buyerId) => {
    await settleRecharges(services, buyerId);
    const { balance } = await findBuyer(database, buyerId);
    const { recharged, consumed } = await sumLedger(database, buyerId);
    return answer<BalanceWire>(context, {
      now_money: moneyToDecimal(balance),
      recharge: moneyToDecimal(recharged),
      orderStatusSum: moneyToDecimal(consumed),
    });
  });

  forBuyer.get('/pc/get_balance_record/:type', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<BalanceRecordsRequestWire> = context.var.parameters;
    await settleRecharges(services, buyerId);
    const type = wholeNumberOf({ type: context.req.param('type') }, 'type') ?? 0;
    const direction = DIRECTIONS[type] ?? 'all';
    const query = { direction, days: daysOf(parameters), ...pageOf(parameters) };
    const { lines, count } = await listLedger(database, buyerId, query);
    const months = new Set(lines.map((line) => line.booked_at.toISOString().slice(0, 7)));
    const list = lines.map((line) => ledgerLineToWire(line, locale));
    return answer<BalanceRecordsWire>(context, { list, time: [...months], count });
  });

  forBuyer.get('/recharge/index', async (context) =>
    answer<RechargeOfferWire>(context, {
      recharge_quota: OFFERED.map((amount, index) => ({
        id: index + 1,
        price: moneyToDecimal(amount),
        give_money: '0',
      })),
      recharge_attention: [],
      minimum: moneyToDecimal(money(RECHARGE_AMOUNT.minimum)),
      maximum: moneyToDecimal(money(RECHARGE_AMOUNT.maximum)),
      provider: payments?.name ?? '',
    }),
  );

  forBuyer.post('/recharge/recharge', async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<RechargeRequestWire> = context.var.parameters;
    if (!['', 'stripe'].includes(textOf(parameters, 'from')))
      throw new ApiError('unknown-recharge-method', { status: 400 });
    const { number, address } = await startRecharge(services, buyerId, {
      amount: amountOf(parameters, locale),
      returnPath: returnPathTo(BALANCE_PAGE, textOf(parameters, 'quitUrl')),
      locale,
    });
    const result = { order_id: number, pay_url: address };
    return answer<StartedRechargeWire>(context, { status: 'STRIPE_PAY', result });
  });

  forBuyer.get('/recharge/status/:number', async (context, buyerId) => {
    const { number, state, amount } = await findRecharge(services, buyerId, context.req.param('number') ?? '');
    return answer<RechargeStatus>(context, { number, state, amount });
  });
};
