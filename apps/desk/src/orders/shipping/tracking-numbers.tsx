import {
  judgeShipments,
  MOST_ORDERS_AT_ONCE,
  shipOrders,
  type JudgedShipment,
  type ShipmentRow,
} from '@rider/api/operator';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { Select, TextArea } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Cluster } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { useState, type FormEvent } from 'react';
import { orderAddress } from '../../data/addresses.ts';
import { api } from '../../data/desk-api.ts';
import { couriersQuery } from '../../data/operator-queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useOperatorAction } from '../../form/use-operator-action.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { lastShipping } from './last-shipping.ts';
import { parseShipments } from './parse-shipments.ts';
import { readChosenFile } from './read-chosen-file.ts';

const TONES = { ready: 'accent', shipped: 'success', 'shipped-before': 'neutral' } as const;

const NO_ERRORS = {};

/** Orders shipped by one request, so that it answers in time and progress shows. */
const SHIPPED_AT_ONCE = 20;

/** Ships orders by pasted tracking numbers: each row is judged first, and shipped once the operator has seen the verdicts. */
export function TrackingNumbers() {
  const text = useMessages('desk.shipMany');
  const { data: couriers } = useOptionalQuery(couriersQuery);
  const [typed, setTyped] = useState('');
  const [courier, setCourier] = useState(lastShipping()?.courier ?? '');
  const [judged, setJudged] = useState<readonly JudgedShipment[] | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NO_ERRORS);
  const checking = useOperatorAction();
  const shipping = useOperatorAction('order');
  const pending = checking.pending || shipping.pending;

  function edit(next: string) {
    setTyped(next);
    setJudged(null);
    setErrors(NO_ERRORS);
  }
  function check(event: FormEvent) {
    event.preventDefault();
    const rows = parseShipments(typed, courier);
    if (rows.length === 0) return setErrors({ rows: text('noRows') });
    void checking.run(async () => setJudged(await byParts(rows, MOST_ORDERS_AT_ONCE, judgeShipments)));
  }
  const ready = (judged ?? []).filter(({ verdict }) => verdict === 'ready');
  async function ship(all: readonly JudgedShipment[]) {
    // What a part shipped is shown even if the next part fails.
    let outcomes = all;
    await byParts(ready, SHIPPED_AT_ONCE, async (...[, part]) => {
      const shipped = await shipOrders(api, part);
      outcomes = outcomes.map((row) =>
        row.verdict === 'ready' ? (shipped.find(({ number }) => number === row.number) ?? row) : row,
      );
      setJudged(outcomes);
      return shipped;
    });
  }
  return (
    <>
      <Form onSubmit={check} errors={errors}>
        <Select
          label={text('courier')}
          description={text('courierHint')}
          value={courier}
          onChange={(event) => {
            setCourier(event.currentTarget.value);
            setJudged(null);
          }}
        >
          <option value="">{text('noCourier')}</option>
          {couriers?.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <TextArea
          name="rows"
          label={text('rows')}
          description={text('rowsHint')}
          rows={8}
          value={typed}
          onChange={(event) => edit(event.currentTarget.value)}
          spellCheck={false}
          required
        />
        <Cluster gap="x3">
          <Button type="submit" pending={pending}>
            {text('check')}
          </Button>
          <Button variant="quiet" onClick={() => readChosenFile(edit)}>
            {text('open')}
          </Button>
        </Cluster>
      </Form>
      {judged && <Verdicts judged={judged} />}
      {judged && ready.length > 0 && (
        <div>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => void shipping.run(() => ship(judged), text('done'))}
          >
            {text('ship', { count: ready.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/** Sends rows in parts of a size, one after another; returns all answers. */
async function byParts(
  rows: readonly ShipmentRow[],
  size: number,
  send: (...given: Parameters<typeof judgeShipments>) => Promise<JudgedShipment[]>,
): Promise<JudgedShipment[]> {
  const answers: JudgedShipment[] = [];
  for (let start = 0; start < rows.length; start += size)
    // oxlint-disable-next-line no-await-in-loop -- the backend ships one order after another anyway
    answers.push(...(await send(api, rows.slice(start, start + size))));
  return answers;
}

function linkIfKnown({ number, verdict }: JudgedShipment) {
  return verdict === 'unknown-order' ? number : <Link href={orderAddress(number)}>{number}</Link>;
}

function Verdict({ verdict }: { verdict: JudgedShipment['verdict'] }) {
  const text = useMessages('desk.shipMany');
  const tone = verdict in TONES ? TONES[verdict as keyof typeof TONES] : 'warning';
  return <Badge tone={tone}>{text(`verdict.${verdict}`)}</Badge>;
}

function shownVerdict({ verdict }: JudgedShipment) {
  return <Verdict verdict={verdict} />;
}

function Verdicts({ judged }: { judged: readonly JudgedShipment[] }) {
  const text = useMessages('desk.shipMany');
  return (
    <DataTable<JudgedShipment & { row: number }>
      caption={text('verdicts')}
      getRowId={({ row }) => String(row)}
      rows={judged.map((each, index) => ({ ...each, row: index + 1 }))}
      columns={[
        { id: 'row', label: text('row'), numeric: true, cell: ({ row }) => row },
        {
          id: 'number',
          label: text('number'),
          rowHeader: true,
          cell: linkIfKnown,
        },
        { id: 'buyer', label: text('buyer'), cell: ({ buyer }) => buyer },
        { id: 'courier', label: text('courierOfRow'), cell: ({ courierName, courier }) => courierName || courier },
        { id: 'trackingNumber', label: text('trackingNumber'), cell: ({ trackingNumber }) => trackingNumber },
        { id: 'verdict', label: text('verdict'), cell: shownVerdict },
      ]}
    />
  );
}
