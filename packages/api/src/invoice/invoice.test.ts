import { expect, test } from 'vitest';
import { createApi } from '../transport/index.ts';
import { getInvoice, getInvoices } from './index.ts';

const answering = (answer: (path: string) => Response) =>
  createApi({
    baseUrl: 'http://shop.test/api',
    locale: 'en-US',
    fetch: (input) => Promise.resolve(answer(new URL(input as string).pathname)),
  });
const answer = (data: unknown) => Response.json({ status: 200, msg: 'ok', data });

const ROW = {
  number: '2026-000042',
  order_id: 'R-2026-001001',
  po_number: 'PO 7',
  add_time: 1_795_228_560,
  due_time: 1_797_820_560,
  price: '252.00',
  credited: '40.00',
  paid: '100.00',
  state: 'overdue',
};

test('[R1.6] invoices come with terms and sums', async () => {
  const terms = { limit: '1000.00', used: '112.00', days: 30 };
  const api = answering(() => answer({ list: [ROW], count: 1, terms, owed: '112.00', overdue: '112.00' }));
  expect(await getInvoices(api)).toMatchObject({
    items: [{ number: '2026-000042', amount: 25_200, credited: 4000, paid: 10_000, state: 'overdue' }],
    total: 1,
    terms: { limit: 100_000, used: 11_200, days: 30 },
    owed: 11_200,
    overdue: 11_200,
  });
});

test('[R1.6] a backend without invoices returns none', async () => {
  const api = answering(() => new Response(null, { status: 404 }));
  expect(await getInvoices(api)).toEqual({ items: [], total: 0, terms: null, owed: 0, overdue: 0 });
});

test('[R1.6] an invoice has its recipient and its events', async () => {
  const api = answering((path) => {
    expect(path).toBe('/api/invoices/2026-000042');
    const entries = [
      { kind: 'credit', reference: 'RF1', price: '40.00', add_time: 1_795_228_600 },
      { kind: 'refund', reference: 'RF2', price: '5.00', add_time: 1_795_228_600 },
    ];
    return answer({
      ...ROW,
      company: 'Okafor Glazing',
      license: 'L1',
      real_name: 'Grace',
      address: ['1 Main St'],
      entries,
    });
  });
  expect(await getInvoice(api, '2026-000042')).toMatchObject({
    addressee: { company: 'Okafor Glazing', license: 'L1', name: 'Grace', address: ['1 Main St'] },
    entries: [
      { kind: 'credit', reference: 'RF1', amount: 4000 },
      { kind: 'refund', reference: 'RF2', amount: 500 },
    ],
  });
});
