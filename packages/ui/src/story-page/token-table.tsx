import { TokenSample } from './token-sample.tsx';
import * as styles from './token-table.css.ts';
import type { TokenDescription } from './token-list.ts';

function TokenRow({ token }: { token: TokenDescription }) {
  return (
    <li className={styles.row} data-token={token.path}>
      <div>
        <span className={styles.name}>{token.path}</span>
        <code className={styles.variable}>{token.variable}</code>
        {token.meaning !== undefined && <span className={styles.meaning}>{token.meaning}</span>}
      </div>
      <div className={styles.values}>
        {Object.entries(token.values).map(([theme, value]) => (
          <TokenValue key={theme} token={token} where={theme === 'every' ? undefined : theme} value={value} />
        ))}
        {token.changes.map(([query, value]) => (
          <TokenValue key={query} token={token} where={query} value={value} />
        ))}
      </div>
    </li>
  );
}

function TokenValue({ token, where, value }: { token: TokenDescription; where: string | undefined; value: string }) {
  return (
    <div className={styles.value}>
      <TokenSample token={token} value={value} />
      <span>
        {where !== undefined && <span className={styles.theme}>{where}</span>}
        <span className={styles.figure}>{value}</span>
      </span>
    </div>
  );
}

/** Tokens with name, purpose and their look in every theme. */
export function TokenTable({ list }: { list: readonly TokenDescription[] }) {
  return (
    <ul className={styles.rows}>
      {list.map((token) => (
        <TokenRow key={token.path} token={token} />
      ))}
    </ul>
  );
}
