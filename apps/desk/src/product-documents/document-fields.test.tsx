import type { ProductDocument } from '@rider/model/product';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { DocumentFields } from './document-fields.tsx';

const TITLE = { 'en-US': 'Drawing', 'zh-CN': '图纸' };
const STORED = { path: '/uploads/a.pdf', title: TITLE };

let documents: readonly ProductDocument[] = [];

function Fields({ onPendingChange = () => undefined }: { onPendingChange?: (uploading: boolean) => void }) {
  const [shown, setShown] = useState<readonly ProductDocument[]>([STORED]);
  useEffect(() => {
    documents = shown;
  }, [shown]);
  return <DocumentFields documents={shown} onChange={setShown} onPendingChange={onPendingChange} />;
}

test('[B15] a document is uploaded with its name as title, renamed, ordered, replaced and removed', async () => {
  const server = new DeskServer().answers('operator/product_documents', { url: '/uploads/b.pdf' });
  const onPendingChange = vi.fn<(uploading: boolean) => void>();
  const { user, container } = renderDesk(<Fields onPendingChange={onPendingChange} />);
  await expectNoAxeViolations(container);
  const choose = async (name: string) =>
    user.upload(
      screen.getByLabelText(name, { selector: '[type=file]' }),
      new File(['%PDF'], 'Mounting.PDF', { type: 'application/pdf' }),
    );
  await choose('Add a document');
  const title = await screen.findByRole('textbox', { name: 'Title (Chinese), row 2' });
  expect(title).toHaveValue('Mounting');
  await user.clear(title);
  await user.type(title, '安装说明');
  screen.getByRole('button', { name: /Move Mounting up/ }).focus();
  await user.keyboard('{Enter}');
  expect(documents).toEqual([{ path: '/uploads/b.pdf', title: { 'en-US': 'Mounting', 'zh-CN': '安装说明' } }, STORED]);
  server.answers('operator/product_documents', { url: '/uploads/c.pdf' });
  await choose('Replace Drawing');
  const rows = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem');
  expect(await within(rows[1] as HTMLElement).findByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    '/uploads/c.pdf',
  );
  expect(documents[1]?.title).toEqual(TITLE);
  await user.click(screen.getByRole('button', { name: 'Remove Mounting' }));
  expect(documents.map(({ path }) => path)).toEqual(['/uploads/c.pdf']);
  expect(onPendingChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test('[B15] a file that is no document is reported, and the product stays as it was', async () => {
  new DeskServer().rejects('operator/product_documents', 'This file is no PDF, DWG or DXF file, or it is incomplete.');
  const { user } = renderDesk(<Fields />);
  await user.upload(
    screen.getByLabelText('Add a document', { selector: '[type=file]' }),
    new File(['x'], 'a.pdf', { type: 'application/pdf' }),
  );
  expect(await screen.findByText('This file is no PDF, DWG or DXF file, or it is incomplete.')).toBeVisible();
  expect(documents).toEqual([STORED]);
});
