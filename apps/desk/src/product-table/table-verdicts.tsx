import type { ProductVerdict } from '@rider/api/operator';
import type { TableProduct } from '@rider/model/product';
import { Banner } from '@rider/ui/banner';
import { Link } from '@rider/ui/link';
import { productAddress } from '../data/addresses.ts';
import { useMessages } from '../messages/use-messages.ts';
import { rowsOf, savedText, TABLE_COLUMNS, type TableColumn } from './table-cells.ts';
import * as styles from './product-table.css.ts';

/** A verdict with the values that the product had before. */
export interface JudgedProduct {
  verdict: ProductVerdict;
  before: TableProduct;
}

/** What became of the products that were saved last. */
export function TableVerdicts({ judged }: { judged: readonly JudgedProduct[] }) {
  const text = useMessages('desk.productTable');
  const open = judged.filter(({ verdict }) => verdict.outcome !== 'saved');
  if (open.length === 0) return null;
  return (
    <Banner
      tone="warning"
      live
      title={text('unsavedProducts', { count: open.length, saved: judged.length - open.length })}
    >
      <ul className={styles.verdicts}>
        {open.map(({ verdict, before }) => (
          <li key={before.id}>
            <Link href={productAddress(before.id)} target="_blank">
              {before.name}
            </Link>
            {': '}
            <Reasons verdict={verdict} before={before} />
          </li>
        ))}
      </ul>
    </Banner>
  );
}

function Reasons({ verdict: { message, faults, product }, before }: JudgedProduct) {
  const text = useMessages('desk.productTable');
  const columnName = (field: string) => {
    const column = TABLE_COLUMNS.find((each) => each === field);
    return column ? text(column) : '';
  };
  const codeOf = (id: string | null) => product?.variants.find((variant) => variant.id === id)?.code ?? '';
  const reasons = faults.map((fault) => {
    const place = [columnName(fault.field), codeOf(fault.variantId)].filter(Boolean).join(' · ');
    return place === '' ? fault.text : text('fault', { place, text: fault.text });
  });
  const theirs = theirChanges(before, product).map(({ code, column, was, now }) =>
    text('theirs', { cell: text('cell', { column: text(column), code }), was, now }),
  );
  return [message, ...reasons, ...theirs].filter(Boolean).join(' ');
}

interface TheirChange {
  code: string;
  column: TableColumn;
  was: string;
  now: string;
}

/** The values that another person has changed meanwhile. */
function theirChanges(before: TableProduct, now: TableProduct | null): TheirChange[] {
  const fresh = new Map(rowsOf(now ? [now] : []).map((row) => [row.variant.id, row]));
  return rowsOf([before]).flatMap((row) => {
    const other = fresh.get(row.variant.id);
    if (other === undefined) return [];
    return TABLE_COLUMNS.filter((column) => column !== 'state' || row.isFirst)
      .map((column) => ({
        code: row.variant.code,
        column,
        was: savedText(row, column),
        now: savedText(other, column),
      }))
      .filter((change) => change.was !== change.now);
  });
}
