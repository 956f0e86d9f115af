import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SINGLE_RUN, stepsOf } from '../../../../tests/random-runs.ts';
import { reconcile } from '../../src/payment/reconciliation.ts';
import { balanceOf, customer, setBalance } from '../testing/customers.ts';
import { DATABASES } from '../testing/databases.ts';
import { booksOf } from '../testing/payment/payment-books.ts';
import { METHODS, openProviders } from '../testing/payment/payment-providers.ts';
import { PaymentSimulation } from '../testing/payment/payment-steps.ts';

const ACCOUNTS = ['danaglass', 'luisglass', 'priyaglass'] as const;
const START = 50_000_000;
const STEPS = 100;

const which = fc.nat({ max: 7 });
const does = <Name extends string>(name: Name) => fc.constant(name);
// Doubles the share of card payments: only they can be disputed.
const method = fc.constantFrom(...METHODS, 'stripe');
const pieces = fc.integer({ min: 1, max: 4 });
const STEP = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: does('order'), who: fc.nat({ max: 2 }), pieces }) },
  { weight: 6, arbitrary: fc.record({ does: does('begin'), which, method }) },
  { weight: 7, arbitrary: fc.record({ does: does('pay'), which }) },
  { weight: 1, arbitrary: fc.record({ does: does('decline'), which }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: does('webhook'), which, how: fc.constantFrom('once', 'twice', 'late') }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('balance'), which }) },
  { weight: 4, arbitrary: fc.record({ does: does('refund'), which, pieces }) },
  { weight: 3, arbitrary: fc.record({ does: does('contest'), which, wins: fc.boolean(), isLate: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('late', 'housekeeping', 'outage', 'again') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('wait', 'hand') }) },
);
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never;

function takeOn(
  simulation: PaymentSimulation,
  number: string,
  step: Extract<Step, { which: number }>,
): Promise<boolean> {
  if (step.does === 'begin') return simulation.begin(number, step.method);
  if (step.does === 'pay') return simulation.decide(number, 'paid');
  if (step.does === 'decline') return simulation.decide(number, 'declined');
  if (step.does === 'webhook') return simulation.webhook(number, step.how);
  if (step.does === 'balance') return simulation.balance(number);
  if (step.does === 'refund') return simulation.refund(number, step.pieces);
  return simulation.contest(number, step.wins, step.isLate);
}

async function take(simulation: PaymentSimulation, step: Step): Promise<void> {
  if (step.does === 'order') return simulation.order(step.who, step.pieces);
  if (step.does === 'late') return simulation.deliverLate();
  if (step.does === 'housekeeping') return simulation.housekeeping();
  if (step.does === 'outage') return simulation.outage();
  if (step.does === 'wait') return simulation.wait();
  if (step.does === 'again' || step.does === 'hand') return simulation.mend(step.does);
  if (!('which' in step)) return;
  await simulation.onOne(step.which, (number) => takeOn(simulation, number, step));
}

describe.each(DATABASES)('a random sequence of payments by all methods on $name', ({ openShop }) => {
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  test('[R6.10] ends with a ledger that adds up to the cent', async () => {
    const shop = await openShop();
    const began = shop.clock.now;
    const buyers = await Promise.all(ACCOUNTS.map((account) => customer(shop, account)));
    for (const account of ACCOUNTS) await setBalance(shop, account, START);
    const simulation = new PaymentSimulation(shop, buyers);
    const providers = openProviders(shop, 'compared');
    const steps = stepsOf(STEPS);
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(STEP, { minLength: steps, maxLength: steps }), async (given) => {
          for (const step of given) await take(simulation, step);
          await simulation.end();
        }),
        SINGLE_RUN,
      );
      const { held, booked } = await simulation.ledger();
      expect(held).toBe(booked);
      let fromBalance = 0;
      for (const number of simulation.numbers) {
        const { net, byProvider, isPaid, payments } = await booksOf(shop, number);
        expect(payments).toBe(isPaid ? 1 : 0);
        fromBalance += net - byProvider;
      }
      let left = 0;
      for (const account of ACCOUNTS) {
        const { balance, booked: entries } = await balanceOf(shop, account);
        expect(balance).toBe(entries);
        left += balance;
      }
      expect(left).toBe(START * ACCOUNTS.length - fromBalance);
      const time = { from: began, until: shop.clock.now + 1 };
      const compared = await reconcile({ database: shop.database, gateways: providers.gateways() }, time);
      expect(compared).toMatchObject({ differences: [], isCut: false, ours: compared.theirs });
      // Each step must have had an effect at least once, or the test proves nothing.
      for (const step of ['order', ...METHODS.map((each) => `paid ${each}`), 'refund paid', 'contest needs_response'])
        expect(simulation.done.get(step) ?? 0, step).toBeGreaterThan(0);
    } finally {
      simulation.close();
      providers.close();
      await shop.close();
    }
  });
});
