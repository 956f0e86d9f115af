import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { PackingSlip } from './index.ts';

const line = { id: 'a', skuCode: 'RD-A', name: 'Hinge', variant: 'Matte black', quantity: 1200, unit: 'pc' };
const order = {
  number: 'cp1',
  createdAt: Date.UTC(2026, 10, 21, 18),
  addressee: 'Luis Moreno',
  phone: '520 555 0134',
  address: '12 Glass Street, Tucson',
  pieces: 1200,
  lines: [line],
  purchaseOrderNumber: 'PO 7734-B',
  buyerMessage: 'Call first.',
  merchantNote: '',
};

test('[R6.3] lists contents and recipient without prices', async () => {
  const { container } = renderUi(<PackingSlip order={order} from="RIDER" shipping="UPS, 1Z999" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Packing slip cp1' })).toBeVisible();
  const row = screen.getByRole('row', { name: /RD-A/ });
  expect(within(row).getByText('Hinge, Matte black')).toBeVisible();
  expect(within(row).getByText('1,200 pcs')).toBeVisible();
  for (const text of ['Luis Moreno, 520 555 0134, 12 Glass Street, Tucson', 'UPS, 1Z999', 'PO 7734-B', 'Call first.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(container.textContent).not.toContain('$');
  await expectNoAxeViolations(container);
});

test('[R6.3] shows the pick-up counter', () => {
  const address = 'Pasadena counter, 1480 Foundry Row';
  const pickUp = { name: 'Pasadena counter', address: '1480 Foundry Row', phone: '', hours: '' };
  renderUi(<PackingSlip order={{ ...order, address, pickUp }} from="RIDER" />);
  expect(screen.getByText('Pick-up')).toBeVisible();
  expect(screen.queryByText('To')).not.toBeInTheDocument();
});

test('omits missing values', () => {
  renderUi(
    <PackingSlip order={{ ...order, buyerMessage: '', purchaseOrderNumber: '' }} from="RIDER" headingLevel={2} />,
  );
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
  expect(screen.queryByText('PO number')).not.toBeInTheDocument();
  expect(screen.queryByText('Buyer message')).not.toBeInTheDocument();
});

test('[R2.6] shows when presale products ship', () => {
  const promotion = { kind: 'presale', endsAt: null, shipsAt: Date.UTC(2026, 11, 12, 18) } as const;
  renderUi(<PackingSlip order={{ ...order, lines: [{ ...line, promotion }] }} from="RIDER" />);
  expect(screen.getByText('Ships')).toBeVisible();
  expect(screen.getByText('12-12-2026')).toBeVisible();
});
