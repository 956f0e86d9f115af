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

/** Runs a process that places orders, kills it after `count` printed orders, and returns the printed orders. */
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

test.each([5, 12])('[R6.10] every confirmed order survives SIGKILL during %i orders', async (count) => {
  answered.push(...(await buyAndKill(count)));
  expect(answered.length).toBeGreaterThanOrEqual(count);
  const database = await openDatabase({ dataDir });
  const orders = await database.selectFrom('customer_order').select('number').execute();
  const sold = await database.selectFrom('order_line').select('quantity').where('sku_id', '=', 50_002).execute();
  const { stock } = await database.selectFrom('sku').select('stock').where('id', '=', 50_002).executeTakeFirstOrThrow();
  await database.destroy();
  expect(orders.map((order) => order.number)).toEqual(expect.arrayContaining(answered));
  expect(stock + sold.reduce((sum, line) => sum + line.quantity, 0)).toBe(483);
});
