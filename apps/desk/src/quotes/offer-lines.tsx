import { money, moneyToDecimal } from '@rider/model/money';
import { DataTable } from '@rider/ui/data-table';
import { TextField, type TextFieldProps } from '@rider/ui/field';
import { Stack } from '@rider/ui/layout';
import { currencySymbol, formatMoney } from '@rider/ui/price';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './quotes.css.ts';
import { centsOf, percentText, type TypedLine } from './typed-offer.ts';

/** Props of `OfferLines`. */
export interface OfferLinesProps {
  lines: readonly TypedLine[];
  isEditable: boolean;
  onChange: (lines: TypedLine[]) => void;
}

type Named = 'quantity' | 'unitPrice' | 'shipsBy';
type Place = TypedLine & { place: number };

/** The lines of a quote with fields for pieces, price and day, and what the price is below the list price. */
export function OfferLines({ lines, isEditable, onChange }: OfferLinesProps) {
  const intl = useIntl();
  const text = useMessages('desk.quote');
  function before(name: Named, { previous }: Place) {
    if (name === 'quantity') return previous && String(previous.quantity);
    const offered = previous?.offered;
    if (!offered) return null;
    return name === 'shipsBy' ? offered.shipsBy : moneyToDecimal(offered.unitPrice);
  }
  function field(name: Named, line: Place, more: Partial<TextFieldProps>) {
    const was = before(name, line);
    return (
      <Stack gap="x1">
        {isEditable ? input(name, line, more) : line[name]}
        {was !== null && was !== line[name] && (
          <Text size="small" tone="quiet">
            {text('before', { value: was || '–' })}
          </Text>
        )}
      </Stack>
    );
  }
  function input(name: Named, { place, code, ...line }: Place, more: Partial<TextFieldProps>) {
    return (
      <TextField
        label={text(`${name}Of`, { code })}
        hideLabel
        name={`lines.${place}.${name}`}
        autoComplete="off"
        className={name === 'shipsBy' ? styles.day : styles.field}
        value={line[name]}
        onChange={({ currentTarget: { value } }) =>
          onChange(lines.map((each, index) => (index === place ? { ...each, [name]: value } : each)))
        }
        {...more}
      />
    );
  }
  return (
    <DataTable<Place>
      caption={text('lines')}
      hideCaption
      rows={lines.map((line, place) => ({ ...line, place }))}
      getRowId={({ id }) => id}
      columns={[
        { id: 'item', label: text('item'), rowHeader: true, cell: Item },
        {
          id: 'listPrice',
          label: text('listPrice'),
          numeric: true,
          cell: ({ listPrice }) => formatMoney(intl, listPrice),
        },
        {
          id: 'stock',
          label: text('stock'),
          numeric: true,
          cell: Stock,
        },
        {
          id: 'quantity',
          label: text('quantity'),
          numeric: true,
          cell: (line) => field('quantity', line, { inputMode: 'numeric', end: line.unit }),
        },
        {
          id: 'unitPrice',
          label: text('unitPrice'),
          numeric: true,
          cell: (line) => field('unitPrice', line, { inputMode: 'decimal', start: currencySymbol(intl) }),
        },
        {
          id: 'reduction',
          label: text('reduction'),
          numeric: true,
          cell: ({ listPrice, unitPrice }) => percentText(intl, listPrice, centsOf(unitPrice) ?? Number.NaN),
        },
        { id: 'shipsBy', label: text('shipsBy'), cell: (line) => field('shipsBy', line, { type: 'date' }) },
        {
          id: 'amount',
          label: text('amount'),
          numeric: true,
          cell: ({ unitPrice, quantity }) => {
            const amount = (centsOf(unitPrice) ?? Number.NaN) * Number(quantity);
            return Number.isSafeInteger(amount) ? formatMoney(intl, money(amount)) : '–';
          },
        },
      ]}
    />
  );
}

/** The pieces in stock; marked where the buyer cannot accept the line until there are more. */
function Stock({ stock, quantity }: Place) {
  const text = useMessages('desk.quote');
  const isShort = (stock ?? 0) < Number(quantity);
  return <Text {...(isShort && { tone: 'danger' })}>{stock ?? text('gone')}</Text>;
}

function Item({ place, id, code, name, variant }: Place) {
  return (
    <Stack gap="x1" className={styles.item}>
      <input type="hidden" name={`lines.${place}.id`} value={id} />
      <span>{name}</span>
      <Text size="small" tone="quiet">
        {[variant, code].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  );
}
