import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Route, Routes } from 'react-router';
import { SignedIn } from '../session/agent.tsx';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { MAYA_ROW } from '../testing/samples.ts';
import Imports from './imports.tsx';

const CHECKED = {
  id: '1',
  fileName: 'hinges.csv',
  kind: 'products',
  unused: ['Colour of the box'],
  state: 'checked',
  counts: { created: 2, changed: 1, same: 40, faulty: 3_000 },
  left: 0,
  faults: [],
  changes: [],
};

/** Rows with faults in pages, and one change. */
const rowsOf = ({ state, page, limit }: { state?: string; page?: number; limit?: number }) => {
  if (state === 'changed') return { items: [{ number: 3, detail: 'variants.RD-A.price: 5.00 → 6.00' }], total: 1 };
  const first = (Number(page) - 1) * Number(limit) + 7;
  return {
    items: Array.from({ length: Number(limit) }, (_, place) => ({
      number: first + place,
      detail: 'Price: Enter an amount.',
    })),
    total: 3_000,
  };
};

const show = (path: string) =>
  renderDesk(
    <SignedIn>
      <Routes>
        <Route path="/imports/*" element={<Imports />} />
      </Routes>
    </SignedIn>,
    { path },
  );
/** The desk's server with an agent of a role. */
const serverFor = (staffRole = 'owner') => new DeskServer().answers('kefuapi/me', { ...MAYA_ROW, staffRole });

describe('[B16] imports at the desk', () => {
  test('a file is sent and its check opens', async () => {
    const server = serverFor()
      .answers('operator/imports', ({ file }: { file?: File }) =>
        file ? { id: '1', mapping: null } : { items: [], total: 0 },
      )
      .answers('operator/imports/1', { ...CHECKED, state: 'checking', left: 12 });
    const { user, container } = show('/imports');
    expect(await screen.findByText(/No imports yet/)).toBeVisible();
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Import a file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Import a file' });
    await user.click(within(dialog).getByRole('button', { name: 'Check the file' }));
    const field = within(dialog).getByLabelText(/File/);
    expect(field).toBeInvalid();
    await expectNoAxeViolations(dialog);
    await user.selectOptions(within(dialog).getByLabelText('Contents'), 'Price lists');
    await user.upload(field, new File(['SKU'], 'hinges.csv', { type: 'text/csv' }));
    await user.click(within(dialog).getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByRole('progressbar', { name: /Checking.*3,043 of 3,055 rows/ })).toHaveValue(3_043);
    expect(server.requestsTo('operator/imports')).toContainEqual(
      expect.objectContaining({ file: expect.any(File), kind: 'price-lists' }),
    );
    await expectNoAxeViolations(container);
  });

  test('the columns of unknown headings are chosen once, with their first values in view', async () => {
    const mapping = {
      headings: ['Art. Nr.', 'Netto', 'Farbe'],
      samples: [['RD-A', 'RD-B'], ['5,00'], []],
      columns: ['code', '', ''],
    };
    const server = serverFor()
      .answers('operator/imports', ({ file, columns }: { file?: File; columns?: string }) => {
        if (!file) return { items: [], total: 0 };
        return columns ? { id: '1', mapping: null } : { id: '', mapping };
      })
      .answers('operator/imports/1', CHECKED);
    const { user } = show('/imports');
    await user.click(await screen.findByRole('button', { name: 'Import a file' }));
    await user.upload(await screen.findByLabelText(/File/), new File(['x'], 'a.csv', { type: 'text/csv' }));
    await user.click(screen.getByRole('button', { name: 'Check the file' }));
    const dialog = await screen.findByRole('dialog', { name: 'Choose the columns' });
    await expectNoAxeViolations(dialog);
    expect(within(dialog).getByText('RD-A · RD-B')).toBeVisible();
    expect(within(dialog).getByLabelText('Art. Nr.')).toHaveValue('code');
    await user.selectOptions(within(dialog).getByLabelText('Netto'), 'SKU');
    await user.click(within(dialog).getByRole('button', { name: 'Check the file' }));
    expect(within(dialog).getByLabelText('Netto')).toBeInvalid();
    await user.selectOptions(within(dialog).getByLabelText('Netto'), 'Price');
    await user.click(within(dialog).getByRole('button', { name: 'Check the file' }));
    expect(await screen.findByText('Columns that are not used: Colour of the box')).toBeVisible();
    const sent = server.requestsTo('operator/imports').map(({ columns }) => columns);
    expect(sent).toContain(JSON.stringify(['code', 'price', '']));
  });

  test('each kind has its files', async () => {
    serverFor().answers('operator/imports', { items: [], total: 0 });
    const { user } = show('/imports');
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export' });
    await expectNoAxeViolations(dialog);
    await user.selectOptions(within(dialog).getByLabelText('Contents'), 'Price lists');
    expect(within(dialog).getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/api/operator/export?kind=price-lists',
    );
  });

  test('a role has the files of what it edits at the desk', async () => {
    serverFor('warehouse').answers('operator/imports', { items: [], total: 0 });
    const { user } = show('/imports');
    const kindsIn = (dialog: HTMLElement) =>
      within(dialog)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await user.click(await screen.findByRole('button', { name: 'Import a file' }));
    expect(kindsIn(await screen.findByRole('dialog'))).toEqual(['Stock']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Export' });
    expect(kindsIn(dialog)).toEqual(['Stock']);
    expect(within(dialog).getByRole('link', { name: /CSV/ })).toHaveAttribute(
      'href',
      '/api/operator/export?kind=stock',
    );
  });

  test('an import whose file was not read to its end explains what to do', async () => {
    serverFor().answers('operator/imports/1', { ...CHECKED, state: 'interrupted', unused: [], left: 0 });
    const { container } = show('/imports/1');
    expect(await screen.findByText(/stopped while it was reading this file/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /File with results/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  test('what would change and what is wrong is listed by row, and only then saved', async () => {
    let state = 'checked';
    const server = serverFor()
      .answers('operator/imports/1', () => ({ ...CHECKED, state }))
      .answers('operator/imports/1/rows', rowsOf)
      .answers('operator/imports/1/apply', () => {
        state = 'applied';
        return null;
      });
    const { user, container } = show('/imports/1');
    const faults = await screen.findByRole('table', { name: 'Rows with faults' });
    expect(within(faults).getByRole('row', { name: '7 Price: Enter an amount.' })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Changes' })).toBeVisible();
    expect(screen.getByRole('link', { name: /File with results/ })).toHaveAttribute(
      'href',
      '/api/operator/imports/1/file',
    );
    await expectNoAxeViolations(container);
    await user.click(screen.getByRole('button', { name: 'Save 3 rows' }));
    expect(await screen.findByText('The rows are saved. Rows with faults are not.')).toBeVisible();
    expect(server.requestsTo('operator/imports/1/apply')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cancel the import' })).not.toBeInTheDocument();
  });

  test('[B15] thousands of faults are shown in pages, also after a reload', async () => {
    const server = serverFor().answers('operator/imports/1', CHECKED).answers('operator/imports/1/rows', rowsOf);
    const { user, unmount } = show('/imports/1');
    const pages = await screen.findByRole('navigation');
    expect(await screen.findAllByRole('row', { name: /Enter an amount/ })).toHaveLength(50);
    expect(within(pages).getByRole('link', { name: 'Page 60' })).toHaveAttribute('href', '/imports/1?faulty=60');
    await user.click(within(pages).getByRole('link', { name: 'Page 60' }));
    expect(await screen.findByRole('row', { name: '2957 Price: Enter an amount.' })).toBeVisible();
    unmount();
    show('/imports/1?faulty=2');
    expect(await screen.findByRole('row', { name: '57 Price: Enter an amount.' })).toBeVisible();
    expect(server.requestsTo('operator/imports/1/rows').length).toBeGreaterThan(2);
  });
});
