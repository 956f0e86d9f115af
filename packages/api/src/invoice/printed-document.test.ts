import { expect, test } from 'vitest';
import { answeringApi } from '../testing/recorded-answers.ts';
import { getInvoiceFile, getStatementFile } from './printed-document.ts';

test('[R6.6] an invoice and a statement come as files', async () => {
  const data = { name: 'invoice-2026-000042.pdf', pdf: btoa('%PDF-1.7') };
  const { api, seen } = answeringApi(JSON.stringify({ status: 200, msg: 'ok', data }));
  const { name, bytes } = await getInvoiceFile(api, '2026-000042');
  expect([name, new TextDecoder().decode(bytes)]).toEqual(['invoice-2026-000042.pdf', '%PDF-1.7']);
  await getStatementFile(api);
  expect(seen.map(({ path }) => path)).toEqual(['/invoices/2026-000042/pdf', '/invoice_statement']);
});

test('[R8.2] what is no file is malformed', async () => {
  const { api } = answeringApi(JSON.stringify({ status: 200, msg: 'ok', data: { name: 'x', pdf: '%' } }));
  await expect(getStatementFile(api)).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
});
