import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { media } from '../tokens/breakpoints.ts';
import { palette } from '../tokens/palette.ts';
import { ColorPairs } from './color-pairs.tsx';
import * as styles from './component-page.css.ts';
import * as tableStyles from './token-table.css.ts';
import { Table } from './section.tsx';
import { tokensOf, type TokenGroup } from './token-list.ts';
import { TokenTable } from './token-table.tsx';

/** Tables of token groups, generated from the contract and the themes. */
export function Tokens({ of: groups }: { of: readonly TokenGroup[] }) {
  return (
    <Unstyled>
      <div className={styles.page}>
        {groups.map((group) => (
          <TokenTable key={group} list={tokensOf(group)} />
        ))}
      </div>
    </Unstyled>
  );
}

/** Contrast of every pair in every theme. */
export function Contrast() {
  return (
    <Unstyled>
      <ColorPairs />
    </Unstyled>
  );
}

/** The reference colours, which only themes use. */
export function Palette() {
  return (
    <Unstyled>
      <ul className={tableStyles.values}>
        {Object.entries(palette).map(([name, value]) => (
          <li key={name} className={tableStyles.value}>
            <span aria-hidden="true" className={tableStyles.swatch} style={{ background: value }} />
            <span>
              {name}
              <span className={tableStyles.theme}>{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The media queries, by name. */
export function Breakpoints() {
  return (
    <Unstyled>
      <Table
        caption="Media queries"
        head={['Name', 'Query']}
        rows={Object.entries(media).map(([name, query]) => [`media.${name}`, <code key="query">{query}</code>])}
      />
    </Unstyled>
  );
}

/** A table of a guide page. */
export function Reference({ head, rows }: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Unstyled>
      <Table caption={head.join(', ')} head={head} rows={rows} />
    </Unstyled>
  );
}
