import { startImport, type FileMapping, type ImportFileInput } from '@rider/api/operator';
import { IMPORT_AREAS, IMPORT_KINDS, IMPORT_STATES, type ImportKind } from '@rider/model/import';
import { mayUse } from '@rider/model/staff';
import type { Validated } from '@rider/model/validation';
import { LinkButton } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Checkbox, Select, TextField, type SelectProps } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { api } from '../data/desk-api.ts';
import { importsQuery } from '../data/operator-queries.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { useAgent } from '../session/agent.tsx';
import { MappingDialog } from './mapping-form.tsx';
import { ImportScreen } from './import-screen.tsx';

/** Imports of files, one of them, and the files to begin with. */
export default function Imports() {
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
      queryOf={importsQuery}
      states={IMPORT_STATES}
      columns={[
        { id: 'file', text: ({ fileName }) => fileName, href: ({ id }) => `/imports/${id}`, rowHeader: true },
        { id: 'kind', cell: ({ kind }) => text(`kind.${kind}`) },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: {
            reading: 'accent',
            interrupted: 'danger',
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
          <DialogButton label={text('export')}>{(close) => <ExportDialog onClose={close} />}</DialogButton>
          <DialogButton variant="primary" label={text('start')}>
            {(close) => <StartDialog onClose={close} />}
          </DialogButton>
        </Cluster>
      }
    />
  );
}

/** What the files of the agent may contain. */
function useKinds(): ImportKind[] {
  const { staffRole } = useAgent();
  return IMPORT_KINDS.filter((kind) => mayUse(staffRole, IMPORT_AREAS[kind]));
}

/** What a file contains. */
function KindSelect(props: Pick<SelectProps, 'value' | 'onChange'>) {
  const text = useMessages('desk.imports');
  return (
    <Select {...props} label={text('kind')} name="kind">
      {useKinds().map((kind) => (
        <option key={kind} value={kind}>
          {text(`kind.${kind}`)}
        </option>
      ))}
    </Select>
  );
}

/** Links to the files of a kind. */
function ExportDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.imports');
  const [first = 'products'] = useKinds();
  const [kind, setKind] = useState<string>(first);
  const href = `/api/operator/export?kind=${kind}`;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('export')}
      footer={
        <>
          <LinkButton href={`${href}&format=xlsx&template=1`} download>
            {text('template')}
          </LinkButton>
          <LinkButton href={href} download>
            {text('exportCsv')}
          </LinkButton>
          <LinkButton variant="primary" href={`${href}&format=xlsx`} download>
            {text('exportXlsx')}
          </LinkButton>
        </>
      }
    >
      <KindSelect value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)} />
    </Dialog>
  );
}

/** Sends a file and opens its import, after its columns are chosen if they are not known. */
function StartDialog({ onClose }: { onClose: () => void }) {
  const text = useMessages('desk.imports');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [unmapped, setUnmapped] = useState<{ input: ImportFileInput; mapping: FileMapping } | null>(null);
  const start = async (input: ImportFileInput) => {
    const { id, mapping } = await startImport(api, input);
    if (mapping) setUnmapped({ input: { file: input.file, kind: input.kind }, mapping });
    else void navigate(`/imports/${id}`);
  };
  const { wiring } = useSavedForm({
    check: ({ kind, choose }): Validated<ImportFileInput> =>
      file
        ? { values: { file, kind: kind as ImportKind, choose: choose !== undefined }, errors: undefined }
        : { values: undefined, errors: { file: 'validation.import.file' } },
    save: start,
    change: 'import',
  });
  if (unmapped)
    return (
      <MappingDialog
        kind={unmapped.input.kind}
        mapping={unmapped.mapping}
        onClose={onClose}
        start={(columns) => start({ ...unmapped.input, columns })}
      />
    );
  return (
    <Dialog open onOpenChange={onClose} title={text('start')} description={text('startHint')}>
      <Form {...wiring}>
        <KindSelect />
        <TextField
          label={text('file')}
          name="file"
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,.zip"
          required
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0] ?? null)}
        />
        <Checkbox name="choose" label={text('choose')} />
        <FormActions submit={text('check')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}
