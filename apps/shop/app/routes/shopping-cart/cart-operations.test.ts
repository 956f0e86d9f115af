import { ApiError } from '@rider/api';
import { money } from '@rider/model/money';
import type { Cart, CartLine } from '@rider/model/cart';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CartQueue, shownCart } from './cart-operations.ts';

function line(id: string, quantity: number): CartLine {
  return {
    id,
    productId: '1',
    skuId: id,
    skuCode: id,
    name: id,
    variant: '',
    image: '',
    unit: 'pc',
    quantity,
    unitPrice: money(100),
    listPrice: null,
    lineTotal: money(100 * quantity),
    stock: 1000,
    minimum: 1,
    pack: 1,
    tiers: [],
    problem: null,
  };
}

/** A fake backend in which the test decides when and how each call ends. */
function scriptedShop(quantities: Record<string, number>) {
  const server = new Map(Object.entries(quantities));
  const read = (): Cart => ({
    lines: [...server].map(([id, quantity]) => line(id, quantity)),
    invalid: [],
    total: money([...server.values()].reduce((sum, quantity) => sum + 100 * quantity, 0)),
  });
  let settled = read();
  const calls: { id: string; quantity: number; end: (ok: boolean) => void }[] = [];
  const call = (id: string, quantity: number) =>
    new Promise<void>((resolve, reject) => {
      calls.push({
        id,
        quantity,
        end: (ok) => {
          if (!ok) return reject(new ApiError('rejected', 'no stock', { status: 410297, code: '410297' }));
          if (quantity === 0) server.delete(id);
          else server.set(id, quantity);
          resolve();
        },
      });
    });
  const queue = new CartQueue(
    {
      setQuantity: call,
      remove: (id) => call(id, 0),
      refresh: () => {
        settled = read();
        return Promise.resolve();
      },
    },
    (error) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
  return { queue, calls, server, shown: () => shownCart(settled, queue.snapshot(), ({ message }) => message) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the optimistic cart', () => {
  test('[R3.4] clicks on one line coalesce into one absolute quantity', async () => {
    const { queue, calls, shown } = scriptedShop({ a: 2 });
    queue.set('a', 3);
    queue.set('a', 4);
    queue.set('a', 5);
    expect(shown().lines[0]).toMatchObject({ quantity: 5, pending: true, lineTotal: 200 });
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.map(({ quantity }) => quantity)).toEqual([5]);
  });

  test('[R6.10] a request during a call follows it; never two calls of one line at once', async () => {
    const { queue, calls, server } = scriptedShop({ a: 2 });
    queue.set('a', 3);
    await vi.advanceTimersByTimeAsync(300);
    queue.set('a', 9);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(1);
    calls[0]?.end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    calls[1]?.end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(server.get('a')).toBe(9);
  });

  test('[R6.10] a failure restores the backend’s quantity and shows the error on the line', async () => {
    const { queue, calls, shown } = scriptedShop({ a: 2 });
    queue.set('a', 99);
    await vi.advanceTimersByTimeAsync(300);
    calls[0]?.end(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown().lines[0]).toMatchObject({
      quantity: 2,
      pending: false,
      failure: { message: 'no stock', wanted: 99 },
    });
  });

  test('[R6.10] a retry sends the failed quantity, and another change discards it', async () => {
    const { queue, calls, server, shown } = scriptedShop({ a: 2 });
    const fail = async (quantity: number) => {
      queue.set('a', quantity);
      await vi.advanceTimersByTimeAsync(300);
      calls.at(-1)?.end(false);
      await vi.advanceTimersByTimeAsync(0);
    };
    await fail(7);
    queue.retry('a');
    expect(shown().lines[0]).toMatchObject({ quantity: 7, pending: true, failure: null });
    await vi.advanceTimersByTimeAsync(300);
    calls.at(-1)?.end(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([server.get('a'), shown().lines[0]?.failure]).toEqual([7, null]);
    queue.retry('a');
    expect(shown().pending).toBe(false);
    await fail(0);
    expect(shown().lines[0]?.failure?.wanted).toBe(0);
    queue.retry('a');
    expect(shown().lines).toEqual([]);
  });

  test('[R6.10] any interleaving of requests, successes and failures ends with what the backend has', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), id: fc.constantFrom('a', 'b'), quantity: fc.nat(9) }),
      fc.record({ kind: fc.constant('end' as const), index: fc.nat(3), ok: fc.boolean() }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(0, 100, 300) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { queue, calls, server, shown } = scriptedShop({ a: 2, b: 5 });
        for (const each of steps) {
          if (each.kind === 'set') queue.set(each.id, each.quantity);
          else if (each.kind === 'end') calls.splice(each.index, 1)[0]?.end(each.ok);
          await vi.advanceTimersByTimeAsync(each.kind === 'wait' ? each.ms : 0);
        }
        while (shown().pending) {
          for (const call of calls.splice(0)) call.end(true);
          await vi.advanceTimersByTimeAsync(300);
        }
        expect(shown().lines.map(({ id, quantity }) => [id, quantity])).toEqual([...server]);
      }),
    );
  });
});
