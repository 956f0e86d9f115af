import { startProductImport } from '@rider/api/operator';
import { IMPORT_STATES } from '@rider/model/product-import';
import type { Validated } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { Menu } from '@rider/ui/menu';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { api } from '../data/desk-api.ts';
import { productImportsQuery } from '../data/operator-queries.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { ImportScreen } from './import-screen.tsx';

const EXPORT = '/api/operator/product_export';

/** Imports of products from files, one of them, and the files to begin with. */
export default function ProductImports() {
  return (
    <Routes>
      <Route index element={<ImportList />} />
      <Route path=":id" element={<ImportScreen />} />
    </Routes>
  );
}

function ImportList() {
  const text = useMessages('desk.imports');
  return (
    <ListScreen
      section="imports"
      messages="desk.imports"
      queryOf={productImportsQuery}
      states={IMPORT_STATES}
      columns={[
        { id: 'file', text: ({ fileName }) => fileName, href: ({ id }) => `/imports/${id}`, rowHeader: true },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: {
            checking: 'accent',
            checked: 'warning',
            applying: 'accent',
            applied: 'success',
            cancelled: 'neutral',
          },
        },
        { id: 'by', cell: ({ by }) => by },
        { id: 'started', moment: ({ startedAt }) => startedAt },
      ]}
      getRowId={({ id }) => id}
      actions={
        <Cluster gap="x3">
          <Menu
            trigger={<Button>{text('export')}</Button>}
            items={[
              { id: 'csv', label: text('exportCsv'), href: EXPORT },
              { id: 'xlsx', label: text('exportXlsx'), href: `${EXPORT}?format=xlsx` },
              { id: 'template', label: text('template'), href: `${EXPORT}?format=xlsx&template=1` },
            ]}
          />
          <DialogButton variant="primary" label={text('start')}>
            {(close) => <StartDialog onClose={close} />}
          </DialogButton>
        </Cluster>
      }
    />
  );
}

/** Sends a file and opens its import. */
function StartDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.imports');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const { wiring } = useSavedForm({
    check: (): Validated<File> =>
      file ? { values: file, errors: undefined } : { values: undefined, errors: { file: 'validation.import.file' } },
    save: async (chosen) => {
      const { id } = await startProductImport(api, chosen);
      void navigate(`/imports/${id}`);
    },
    change: 'product-import',
  });
  return (
    <Dialog open onOpenChange={onClose} title={text('start')} description={text('startHint')}>
      <Form {...wiring}>
        <TextField
          label={text('file')}
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          required
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <FormActions submit={text('check')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
