import type { StockVariant } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { Cluster, Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useLocation } from 'react-router';
import { countSheetQuery } from '../data/operator-queries.ts';
import { useListAddress } from '../list/list-address.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './count-sheet.css.ts';

const COLUMNS = ['code', 'name', 'options', 'counted'] as const;

/** A sheet to print and count with: the variants of the list, without their stock, and a blank column. */
export function CountSheet() {
  const text = useMessages('desk.countSheet');
  const { search } = useLocation();
  const { query } = useListAddress();
  const back = { href: `/stock${search}`, label: text('back') };
  return (
    <Loaded query={countSheetQuery({ search: query.search ?? '', state: query.state ?? '' })} unknown="" back={back}>
      {({ items }) => (
        <Container>
          <Stack gap="x4">
            <Cluster justify="between" className={styles.notPrinted}>
              <Link href={back.href}>{back.label}</Link>
              <Button variant="primary" onClick={() => window.print()}>
                {text('print')}
              </Button>
            </Cluster>
            <Heading level={2} size="title2">
              {text('title')}
            </Heading>
            <Text size="small" tone="quiet">
              {text('printed', { count: items.length })}
            </Text>
            <Sheet variants={items} />
          </Stack>
        </Container>
      )}
    </Loaded>
  );
}

/** A plain table, because those of the screen become cards on narrow paper. */
function Sheet({ variants }: { variants: readonly StockVariant[] }) {
  const text = useMessages('desk.countSheet');
  return (
    <table className={styles.sheet}>
      <caption hidden>{text('title')}</caption>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={styles.cell}>
              {text(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map(({ id, code, name, options }) => (
          <tr key={id}>
            <th scope="row" className={styles.cell}>
              {code}
            </th>
            <td className={styles.cell}>{name}</td>
            <td className={styles.cell}>{options.join(', ')}</td>
            <td className={`${styles.cell} ${styles.blank}`} aria-label={text('counted')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
