import type { Money } from '@rider/model/money';
import { Badge, type BadgeProps } from '@rider/ui/badge';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { formatMoney } from '@rider/ui/price';
import { Fragment } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { MessageIdBelow } from '../messages/ids.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './list-screen.css.ts';

type Cell<Row, State extends string> =
  | Pick<DataColumn<Row>, 'cell' | 'numeric'>
  /** A link; `isWhole` for a number, which does not wrap. */
  | { text: (row: Row) => string; href: (row: Row) => string; isWhole?: boolean }
  /** An instant (epoch ms); null shows nothing. */
  | { moment: (row: Row) => number | null }
  | { money: (row: Row) => Money }
  | { count: (row: Row) => number }
  /** A badge with the message `state.<state>`. */
  | { state: (row: Row) => State; tones: Readonly<Record<State, NonNullable<BadgeProps['tone']>>> };

/** A state of the rows of a list, which has a message `state.<state>`. */
export type ListState<Messages extends string> = string extends Messages ? string : MessageIdBelow<`${Messages}.state`>;

/** A column of a list. Its id is also the name of its label, among the list's messages. */
export type ListColumn<Row, Messages extends string> = Pick<DataColumn<Row>, 'rowHeader' | 'sortable'> & {
  id: MessageIdBelow<Messages>;
} & Cell<Row, ListState<Messages>>;

/** The columns of a list as those of its table. */
export function useTableColumns<Row>(messages: string, columns: readonly ListColumn<Row, string>[]): DataColumn<Row>[] {
  const intl = useIntl();
  const text = useMessages<string>(messages);
  return columns.map((column) => ({
    id: column.id,
    label: text(column.id),
    ...(column.rowHeader && { rowHeader: true }),
    ...(column.sortable && { sortable: true }),
    ...cellOf(column, intl, text),
  }));
}

function cellOf<Row>(
  column: Cell<Row, string>,
  intl: IntlShape,
  text: (name: string) => string,
): Pick<DataColumn<Row>, 'cell' | 'numeric'> {
  if ('cell' in column) return column;
  if ('href' in column)
    return {
      cell: (row) => (
        <span {...(column.isWhole && { className: styles.line })}>
          <Link href={column.href(row)}>{column.text(row)}</Link>
        </span>
      ),
    };
  if ('money' in column) return { numeric: true, cell: (row) => formatMoney(intl, column.money(row)) };
  if ('count' in column) return { numeric: true, cell: (row) => intl.formatNumber(column.count(row)) };
  if ('state' in column) {
    const { state, tones } = column;
    return { cell: (row) => <Badge tone={tones[state(row)] ?? 'neutral'}>{text(`state.${state(row)}`)}</Badge> };
  }
  const instantOf = column.moment;
  return {
    cell: (row) => {
      const instant = instantOf(row);
      return instant === null ? '' : <Words text={formatMoment(intl, instant)} />;
    },
  };
}

/** A text that wraps between words only, not in a date. */
function Words({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    <Fragment key={`${index} ${word}`}>
      {index > 0 && ' '}
      <span className={styles.line}>{word}</span>
    </Fragment>
  ));
}
