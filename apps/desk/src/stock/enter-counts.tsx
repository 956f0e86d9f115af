import { findStockVariants, saveCountSheet } from '@rider/api/operator';
import { MOST_COUNT_LINES, readCountSheet } from '@rider/model/stock';
import { Badge } from '@rider/ui/badge';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useOperatorAction, type ActionErrors } from '../form/use-operator-action.ts';
import { useMessages } from '../messages/use-messages.ts';
import { isSound, judgeCounts, type JudgedCount } from './judge-counts.ts';

const NOTHING: ActionErrors = { errors: {}, message: null };

/** Enters counts as pasted lines: checked as a whole, then saved together. */
export function EnterCounts() {
  const text = useMessages('desk.countSheet');
  const [pasted, setPasted] = useState('');
  const [judged, setJudged] = useState<JudgedCount[] | null>(null);
  const [failure, setFailure] = useState<ActionErrors>(NOTHING);
  const checking = useOperatorAction(undefined, setFailure);
  const saving = useOperatorAction('stock', setFailure);
  const check = async () => {
    const lines = readCountSheet(pasted);
    setJudged(judgeCounts(lines, await findStockVariants(api, [...new Set(lines.map(({ code }) => code))])));
  };
  const pressCheck = (event: FormEvent) => {
    event.preventDefault();
    const count = readCountSheet(pasted).length;
    if (count === 0) return setFailure({ errors: { lines: text('nothing') }, message: null });
    if (count > MOST_COUNT_LINES)
      return setFailure({ errors: { lines: text('tooMany', { count, most: MOST_COUNT_LINES }) }, message: null });
    setFailure(NOTHING);
    void checking.run(check);
  };
  const save = async (counts: readonly JudgedCount[]) => {
    const rows = counts.flatMap(({ variant, counted }) =>
      variant && counted !== null ? [{ id: variant.id, counted, seen: variant.stock }] : [],
    );
    setFailure(NOTHING);
    const isSaved = await saving.run(() => saveCountSheet(api, rows), text('saved', { count: rows.length }));
    // Otherwise the stock has changed since the check.
    if (!isSaved) return check();
    setPasted('');
    setJudged(null);
  };
  return (
    <Container>
      <Stack gap="x6">
        <Link href="/stock">{text('back')}</Link>
        <Heading level={2} size="title2">
          {text('enter')}
        </Heading>
        <Form {...failure} pending={checking.pending} onSubmit={pressCheck}>
          <TextArea
            label={text('lines')}
            description={text('linesHint', { most: MOST_COUNT_LINES })}
            name="lines"
            rows={10}
            value={pasted}
            onChange={(event) => {
              setPasted(event.currentTarget.value);
              setJudged(null);
            }}
          />
          <FormActions submit={text('check')} pending={checking.pending} />
        </Form>
        {judged && <Judgement judged={judged} pending={saving.pending} onSave={() => void save(judged)} />}
      </Stack>
    </Container>
  );
}

interface JudgementProps {
  judged: readonly JudgedCount[];
  pending: boolean;
  onSave: () => void;
}

/** Each line with its verdict; all can be saved once none has a fault. */
function Judgement({ judged, pending, onSave }: JudgementProps) {
  const text = useMessages('desk.countSheet');
  const faults = judged.filter((each) => !isSound(each)).length;
  return (
    <Stack gap="x4">
      {faults > 0 && <Banner tone="warning">{text('faults', { count: faults })}</Banner>}
      <DataTable
        caption={text('verdict')}
        hideCaption
        columns={useColumns()}
        rows={judged}
        getRowId={({ place }) => String(place)}
      />
      {faults === 0 && (
        <div>
          <Button variant="primary" pending={pending} onClick={onSave}>
            {text('save', { count: judged.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function useColumns(): DataColumn<JudgedCount>[] {
  const intl = useIntl();
  const text = useMessages('desk.countSheet');
  const numberOf = (value?: number | null) => (typeof value === 'number' ? intl.formatNumber(value) : '');
  const changeOf = ({ variant, counted }: JudgedCount) =>
    intl.formatNumber((counted ?? 0) - (variant?.stock ?? 0), { signDisplay: 'exceptZero' });
  const tones = { changed: 'accent', same: 'success' } as const;
  return [
    { id: 'code', label: text('code'), cell: ({ code, text: line }) => code || line, rowHeader: true },
    { id: 'name', label: text('name'), cell: ({ variant }) => variant?.name },
    { id: 'options', label: text('options'), cell: ({ variant }) => variant?.options.join(', ') },
    { id: 'stock', label: text('stock'), numeric: true, cell: ({ variant }) => numberOf(variant?.stock) },
    { id: 'counted', label: text('counted'), numeric: true, cell: ({ counted }) => numberOf(counted) },
    {
      id: 'verdict',
      label: text('verdict'),
      cell: (each) => {
        const { verdict } = each;
        const tone = verdict === 'changed' || verdict === 'same' ? tones[verdict] : 'danger';
        return <Badge tone={tone}>{text(`verdict.${verdict}`, { change: changeOf(each) })}</Badge>;
      },
    },
  ];
}
