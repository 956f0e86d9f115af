import { expect, test } from 'vitest';
import { answeringApi } from '../testing/recorded-answers.ts';
import { getInvoiceFile, getInvoiceTable, getStatementFile } from './files.ts';

test('[R6.6] an invoice and a statement come as files', async () => {
  const data = { name: 'invoice-2026-000042.pdf', type: 'application/pdf', content: btoa('%PDF-1.7') };
  const { api, seen } = answeringApi(JSON.stringify({ status: 200, msg: 'ok', data }));
  const { name, type, bytes } = await getInvoiceFile(api, '2026-000042');
  expect([name, type, new TextDecoder().decode(bytes)]).toEqual([data.name, data.type, '%PDF-1.7']);
  await getStatementFile(api);
  await getInvoiceTable(api, { from: '2026-11-01' }, 'xlsx');
  expect(seen.map(({ path }) => path)).toEqual(['/invoices/2026-000042/pdf', '/invoice_statement', '/invoice_export']);
});

test('[R8.2] what is no file is malformed', async () => {
  const { api } = answeringApi(
    JSON.stringify({ status: 200, msg: 'ok', data: { name: 'x', type: 'text/csv', content: '%' } }),
  );
  await expect(getStatementFile(api)).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' });
});
