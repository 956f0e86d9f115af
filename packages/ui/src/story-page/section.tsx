import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import * as styles from './component-page.css.ts';

/** A section of a documentation page, with an anchored heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A plain table whose words wrap. */
export function Table({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  return (
    <table aria-label={caption} className={styles.table}>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th
              key={text}
              scope="col"
              className={
                column === head.length - 1 ? styles.headCell : classNames(styles.headCell, styles.narrowColumn)
              }
            >
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className={styles.row}>
            {cells.map((cell, column) => (
              <td key={head[column]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
