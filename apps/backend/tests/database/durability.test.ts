import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { loadedDirectory } from '../testing/databases.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await loadedDirectory();
});

/** Runs a process that trades, kills it after `count` printed answers, and returns them. */
async function buyAndKill(count: number): Promise<string[]> {
  const script = fileURLToPath(new URL('../testing/processes/durability-process.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const printed: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    printed.push(line);
    if (printed.length === count) child.kill('SIGKILL');
  }
  await ended;
  return printed;
}

const answered: string[] = [];
const idsOf = (kind: string) =>
  answered.filter((line) => line.startsWith(`${kind} `)).map((line) => line.split(' ')[1] ?? '');

test.each([5, 14])(
  '[R6.10] every answered order, list, quote and approval survives SIGKILL after %i of them',
  async (count) => {
    answered.push(...(await buyAndKill(count)));
    expect(answered.length).toBeGreaterThanOrEqual(count);
    const database = await openDatabase({ dataDir });
    const orders = await database.selectFrom('customer_order').select(['id', 'number', 'quote_id']).execute();
    const sold = await database.selectFrom('order_line').select('quantity').where('sku_id', '=', 50_002).execute();
    const { stock } = await database
      .selectFrom('sku')
      .select('stock')
      .where('id', '=', 50_002)
      .executeTakeFirstOrThrow();
    const quotes = await database.selectFrom('quote').select(['id', 'number', 'state']).execute();
    const approvals = await database.selectFrom('approval_request').select(['id', 'state', 'order_id']).execute();
    const lists = await database.selectFrom('cart_request').select(['key', 'answer']).execute();
    const inCart = await database.selectFrom('cart_line').select('quantity').where('buy_now', '=', false).execute();
    await database.destroy();
    expect(orders.map((order) => order.number)).toEqual(expect.arrayContaining(idsOf('order')));
    expect(stock + sold.reduce((sum, line) => sum + line.quantity, 0)).toBe(483);
    // A quote is accepted, and a request approved, with its one order or not at all.
    const accepted = quotes.filter(({ state }) => state === 'accepted');
    expect(accepted.map(({ number }) => number)).toEqual(expect.arrayContaining(idsOf('quote')));
    expect(orders.flatMap((order) => order.quote_id ?? []).toSorted()).toEqual(accepted.map(({ id }) => id).toSorted());
    const approved = approvals.filter(({ state }) => state === 'approved');
    expect(approved.map(({ id }) => String(id))).toEqual(expect.arrayContaining(idsOf('approval')));
    const placed = new Set(orders.map(({ id }) => id));
    for (const { state, order_id: order } of approvals) expect(placed.has(order ?? 0)).toBe(state === 'approved');
    // All rows of a list are added, or none; a list that has no answer adds none.
    const complete = lists.filter(({ answer }) => answer !== null);
    expect(lists.map(({ key }) => key)).toEqual(expect.arrayContaining(idsOf('rows')));
    for (const { quantity } of inCart) expect(quantity).toBe(complete.length);
  },
);
