// The honest buyers of a siege, in a separate process: `node buyers.ts <plan as JSON>`. Sends a BuyersReport at its end.
import { Buyer } from './buyer.ts';
import { pause, readPlan, type BuyersPlan, type BuyersReport } from './plan.ts';

/** Pause between a buyer's steps (ms): shorter than people need to read. */
const THINKING = { least: 1000, most: 3000 };
/** Search terms; a number is appended, so that no search was made before. */
const WORDS = ['hinge', 'clamp', 'channel', 'handle', 'seal', 'brass', 'roller'];

const plan = readPlan<BuyersPlan>();
const end = performance.now() + plan.seconds * 1000;
const report: BuyersReport = {};

/** Performs a step and records its duration or failure. */
async function step(kind: string, act: () => Promise<void>): Promise<void> {
  const noted = (report[kind] ??= { took: [], failures: [] });
  const start = performance.now();
  try {
    await act();
    noted.took.push(performance.now() - start);
  } catch (error) {
    noted.failures.push(error instanceof Error ? error.message : String(error));
  }
}

async function visit(buyer: Buyer, index: number): Promise<void> {
  const product = 1001 + ((index * 7) % 40);
  const steps: [string, (round: number) => Promise<void>][] = [
    ['page from the cache', () => buyer.page('/', 'visitor')],
    ['page from the cache', () => buyer.page('/goods_list', 'visitor')],
    ['file', () => buyer.file()],
    [
      'page that nobody saw',
      (round) => buyer.page(`/goods_search?title=${WORDS[(index + round) % WORDS.length]}+${index}${round}`, 'visitor'),
    ],
    ['chat echo', (round) => buyer.say(`Siege ${index} ${round}`)],
    ['page of the signed-in', () => buyer.page(`/goods_detail/${product}`, 'signed in')],
    ['call', () => buyer.fillCart(product)],
    ['page of the signed-in', () => buyer.page('/shoppingCart', 'signed in')],
    ['order and payment', () => buyer.orderAndPay()],
    ['page of the signed-in', () => buyer.page('/user/orderList', 'signed in')],
    ['chat echo', (round) => buyer.say(`Siege ${index} ${round} again`)],
  ];
  await pause((index * THINKING.most) / plan.accounts.length);
  await step('sign-in', () => buyer.signIn());
  await step('chat opened', () => buyer.openChat());
  for (let count = index; performance.now() < end; count += 1) {
    const [kind, act] = steps[count % steps.length] ?? ['sign-in', () => buyer.signIn()];
    await step(kind, () => act(count));
    await pause(THINKING.least + Math.random() * (THINKING.most - THINKING.least));
  }
  await step('chat kept', () => buyer.leave());
}

await Promise.all(
  plan.accounts.map((account, index) => visit(new Buyer(plan.port, `127.0.2.${1 + index}`, account), index)),
);
process.send?.(report);
process.disconnect();
