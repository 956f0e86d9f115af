import { screens } from '@rider/model/screens';
import { mergedLines, weightOf, type ShoppingListPage } from '@rider/model/shopping-list';
import { DescriptionList } from '@rider/ui/description-list';
import { formatDay } from '@rider/ui/date';
import { Cluster } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { formatQuantity } from '@rider/ui/quantity';
import { ScrollRegion } from '@rider/ui/scroll-region';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useSearchParams } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { PrintButton } from '../../../order/print-button.tsx';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { shoppingListQuery } from '../../../shopping-list/list-queries.ts';
import { useBrowserAnswer } from '../../../shopping-list/use-browser-answer.ts';
import { ListNotHere } from './list-not-here.tsx';
import * as styles from './list.css.ts';

const needs = (request: Request) => [shoppingListQuery(idInAddress(request, screens.shoppingLists))];

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

const formatWeight = (intl: IntlShape, kilograms: number) =>
  intl.formatNumber(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 });

/** The sheet by which a list is picked: SKU, product, quantity and weight of each line, without prices. */
export default function PickList() {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const page = useBrowserAnswer(shoppingListQuery(id));
  if (page === null) return <ListNotHere />;
  const { list } = page;
  const facts = [
    ['job', list.job],
    ['site', list.site],
    ['changed', formatDay(intl, list.changedAt)],
  ] as const;
  return (
    <>
      <Cluster justify="between" className={styles.screenOnly}>
        <Link href={screens.shoppingList(id)}>{list.name}</Link>
        <PrintButton />
      </Cluster>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.pickList.titleOf' }, { name: list.name })} />
      <DescriptionList
        layout="columns"
        items={facts
          .filter(([, fact]) => fact !== '')
          .map(([name, fact]) => ({
            key: name,
            term: <FormattedMessage id={`shop.shoppingList.${name}`} />,
            description: fact,
          }))}
      />
      <Sheet page={page} />
    </>
  );
}

function Sheet({ page: { list, lines, check } }: { page: ShoppingListPage }) {
  const intl = useIntl();
  const merged = mergedLines(lines, check.rows);
  const known = merged.map(({ verdict }) => weightOf(verdict)).filter((weight) => weight !== null);
  const pieces = merged.reduce((sum, { verdict }) => sum + (verdict.quantity ?? 0), 0);
  return (
    <>
      <ScrollRegion label={list.name} className={styles.sheetBox}>
        <table className={styles.sheet}>
          <thead>
            <tr>
              {(['sku', 'product'] as const).map((name) => (
                <th key={name} scope="col" className={styles.head}>
                  <FormattedMessage id={`shop.quickOrder.${name}`} />
                </th>
              ))}
              <th scope="col" className={styles.figureHead}>
                <FormattedMessage id="shop.quickOrder.quantity" />
              </th>
              <th scope="col" className={styles.figureHead}>
                <FormattedMessage id="shop.pickList.weight" />
              </th>
            </tr>
          </thead>
          <tbody>
            {merged.map(({ line: { id, text, quantity, note }, verdict }) => {
              const { variant } = verdict;
              const weight = weightOf(verdict);
              return (
                <tr key={id} className={styles.line}>
                  <th scope="row" className={styles.code}>
                    <span className={styles.box} /> {variant?.code ?? text}
                  </th>
                  <td className={styles.cell}>
                    {variant && [variant.name, variant.variant].filter(Boolean).join(', ')}
                    {note && <span className={styles.lineNote}>{note}</span>}
                  </td>
                  <td className={styles.figure}>
                    {variant && verdict.quantity !== null
                      ? formatQuantity(intl, verdict.quantity, variant.unit)
                      : quantity}
                  </td>
                  <td className={styles.figure}>{weight === null ? '–' : formatWeight(intl, weight)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className={styles.cell}>
                <FormattedMessage id="shop.pickList.total" values={{ lines: merged.length }} />
              </th>
              <td className={styles.figure}>{intl.formatNumber(pieces)}</td>
              <td className={styles.figure}>
                {formatWeight(
                  intl,
                  known.reduce((sum, weight) => sum + weight, 0),
                )}
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
      {known.length < merged.length && (
        <Text size="small" tone="quiet">
          <FormattedMessage id="shop.pickList.unknownWeights" values={{ count: merged.length - known.length }} />
        </Text>
      )}
    </>
  );
}
