import { FormattedMessage } from 'react-intl';
import * as styles from './specification-table.css.ts';

/** Props of a product's technical data. */
export interface SpecificationTableProps {
  /** Names with values, in their order. */
  rows: readonly { key: string; name: string; value: string }[];
}

/** Names and values in a dense striped table. */
export function SpecificationTable({ rows }: SpecificationTableProps) {
  return (
    <table data-component="specification-table" className={styles.table}>
      <caption className={styles.caption}>
        <FormattedMessage id="ui.specificationTable.caption" />
      </caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} className={styles.row}>
            <th scope="row" className={styles.name}>
              {row.name}
            </th>
            <td className={styles.value}>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
