import type { OrderableVariant, OrderQuote, QuotedLine } from '@rider/api/operator';
import { nearestQuantity } from '@rider/model/quantity';
import { Badge } from '@rider/ui/badge';
import { Button } from '@rider/ui/button';
import { DataTable } from '@rider/ui/data-table';
import { TextField } from '@rider/ui/field';
import { formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import { PasteLines } from './paste-lines.tsx';
import { addLines, type TypedLine } from './typed-lines.ts';
import { VariantSearch } from './variant-search.tsx';
import * as styles from './order-entry.css.ts';

const fieldName = (sku: string): string => `quantity.${sku}`;

/** A typed line with its price and verdict, undefined until the quote arrives. */
interface Row extends TypedLine {
  quoted: QuotedLine | undefined;
  onType: (sku: string, quantity: string) => void;
}

/** Props of `LineEditor`. */
export interface LineEditorProps {
  buyerId: string;
  lines: readonly TypedLine[];
  quote: OrderQuote | undefined;
  onChange: (lines: readonly TypedLine[]) => void;
}

/** The lines of an order as a table to type in, with the verdict on each, a typeahead for more, and a field to paste many. */
export function LineEditor({ buyerId, lines, quote, onChange }: LineEditorProps) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  const section = useRef<HTMLElement>(null);
  const [added, setAdded] = useState({ sku: '', count: 0 });
  // The next thing that an operator types is the quantity.
  useEffect(() => {
    const fields = [...(section.current?.querySelectorAll('input') ?? [])];
    const field = fields.find(({ name }) => name === fieldName(added.sku));
    field?.focus();
    field?.select();
  }, [added]);
  function add({ sku, ...terms }: OrderableVariant) {
    onChange(addLines(lines, [{ sku, quantity: nearestQuantity(null, terms) ?? terms.minimum }]));
    setAdded(({ count }) => ({ sku, count: count + 1 }));
  }
  const quotedOf = new Map(quote?.lines.map((line) => [line.sku, line]));
  const set = (sku: string, quantity: string) =>
    onChange(lines.map((line) => (line.sku === sku ? { sku, quantity } : line)));
  return (
    <section ref={section} className={styles.part}>
      <DataTable<Row>
        caption={text('lines')}
        getRowId={({ sku }) => sku}
        rows={lines.map((line) => ({ ...line, quoted: quotedOf.get(line.sku), onType: set }))}
        empty={text('empty')}
        columns={[
          { id: 'sku', label: text('sku'), rowHeader: true, cell: ({ sku }) => sku },
          { id: 'name', label: text('name'), cell: nameCell },
          {
            id: 'quantity',
            label: text('quantity'),
            numeric: true,
            cell: quantityCell,
          },
          { id: 'verdict', label: text('verdict'), cell: verdictCell },
          {
            id: 'unitPrice',
            label: text('unitPrice'),
            numeric: true,
            cell: ({ quoted }) => isForSale(quoted) && formatMoney(intl, quoted.unitPrice),
          },
          {
            id: 'total',
            label: text('lineTotal'),
            numeric: true,
            cell: ({ quoted }) => isForSale(quoted) && formatMoney(intl, quoted.lineTotal),
          },
        ]}
        renderRowActions={({ sku }) => (
          <Button
            size="small"
            variant="quiet"
            aria-label={text('removeOf', { sku })}
            onClick={() => onChange(lines.filter((line) => line.sku !== sku))}
          >
            {text('remove')}
          </Button>
        )}
      />
      <div className={styles.add}>
        <VariantSearch key={added.count} buyerId={buyerId} onAdd={add} />
        <PasteLines lines={lines} onChange={onChange} />
      </div>
    </section>
  );
}

/** Whether a line has prices. */
function isForSale(quoted: QuotedLine | undefined): quoted is QuotedLine {
  return quoted !== undefined && quoted.problem !== 'gone';
}

function quantityCell(row: Row) {
  return <QuantityField row={row} />;
}

function QuantityField({ row: { sku, quantity, onType } }: { row: Row }) {
  const text = useMessages('desk.orderEntry');
  return (
    <TextField
      className={styles.quantity}
      name={fieldName(sku)}
      label={text('quantityOf', { sku })}
      hideLabel
      inputMode="numeric"
      autoComplete="off"
      value={quantity}
      onChange={(event) => onType(sku, event.currentTarget.value)}
    />
  );
}

function nameCell({ quoted }: Row) {
  if (quoted === undefined) return null;
  return (
    <>
      {quoted.name}{' '}
      {quoted.variant && (
        <Text as="span" size="small" tone="quiet">
          {quoted.variant}
        </Text>
      )}
    </>
  );
}

function verdictCell({ quoted }: Row) {
  return quoted && <Verdict line={quoted} />;
}

/** Whether a line can be ordered, and the stock that is left. */
function Verdict({ line: { problem, stock, minimum, pack } }: { line: QuotedLine }) {
  const text = useMessages('desk.orderEntry');
  return (
    <Badge tone={problem === null ? 'success' : 'danger'}>
      {text(`problem.${problem ?? 'none'}`, { stock, minimum, pack })}
    </Badge>
  );
}
