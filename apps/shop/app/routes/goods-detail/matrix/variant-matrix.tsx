import { screens } from '@rider/model/screens';
import { announce } from '@rider/ui/announcer';
import { Heading } from '@rider/ui/text';
import { ScrollRegion } from '@rider/ui/scroll-region';
import { useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { useStableCallback } from '@rider/ui/stable-callback';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import { LINES_PARAMETER, readLines } from '../../../cart/lines-address.ts';
import { saveScrollPosition } from '../../../cart/scroll-position.ts';
import type { ProductPage, ProductPageSku } from '../../../data/queries.ts';
import { FormKey } from '../../../form/form-key.tsx';
import { useSignedIn } from '../../../session/use-signed-in.ts';
import { skuPath } from '../../../variant-address/variant-address.ts';
import { arrangeVariants } from './arrange-variants.ts';
import { MatrixCell } from './matrix-cell.tsx';
import { MatrixSummary } from './matrix-summary.tsx';
import { useAddLines } from './use-add-lines.ts';
import { useMatrixKeys } from './use-matrix-keys.ts';
import { fieldOf, useQuantities } from './use-quantities.ts';
import * as styles from './variant-matrix.css.ts';

/** Props of `VariantMatrix`. */
export interface VariantMatrixProps {
  product: ProductPage;
  currentSku: string | undefined;
}

/**
 * All variants of a product as a table of quantities, added to the cart in one call. Without script it is a form with the field
 * `quantity.<sku>` for each variant.
 */
export function VariantMatrix({ product, currentSku }: VariantMatrixProps) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  const [parameters] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState(0);
  const { id, attributes, skus, buyNowOnly = false } = product;
  const quantities = useQuantities(skus, readLines(parameters.get(LINES_PARAMETER)));
  const { adding, add, forget } = useAddLines(id);
  const matrix = useMemo(() => arrangeVariants({ attributes, skus }), [attributes, skus]);
  const rows = matrix.groups.flatMap((group) => group.rows);
  const fields = rows.map(({ cells }) => cells.map((sku) => (sku && sku.stock > 0 ? sku : undefined)));

  const change = (texts: Record<string, string>, unplaced = 0) => {
    if (adding.state === 'pending') return;
    quantities.set(texts);
    setLeft(unplaced);
    forget();
  };
  const { active, handlers } = useMatrixKeys(fields, (texts, unplaced) => {
    change(texts, unplaced);
    announce(intl.formatMessage({ id: 'shop.product.variants.pasted' }, { count: Object.keys(texts).length }));
  });
  const type = useStableCallback((sku: ProductPageSku, text: string) => change({ [sku.id]: text }));
  // React preserves what was typed before hydration, but fires no event for it.
  const takeEarly = useStableCallback((typed: FormData) => {
    const early = skus.map((sku) => [sku.id, String(typed.get(fieldOf(sku)) ?? '')] as const);
    const changed = early.filter(([sku, text]) => text !== '' && text !== quantities.texts[sku]);
    if (changed.length > 0) quantities.set(Object.fromEntries(changed));
  });
  useLayoutEffect(() => {
    if (form.current) takeEarly(new FormData(form.current));
  }, [takeEarly]);

  function submit(event: FormEvent<HTMLFormElement>) {
    const { filled } = quantities;
    const find = (mark: string) => event.currentTarget.querySelector<HTMLInputElement>(`input[${mark}]`);
    // Sign-in takes whole quantities with it.
    const toMend = filled.length === 0 ? find('tabindex="0"') : signedIn ? null : find('aria-invalid="true"');
    if (!signedIn && !toMend) return saveScrollPosition();
    event.preventDefault();
    if (toMend) return toMend.focus();
    if (adding.state === 'pending') return;
    void add(filled, quantities.texts).then(quantities.settle);
  }
  const title = intl.formatMessage({ id: 'shop.product.variants' });
  return (
    <section className={styles.section}>
      <Heading level={2}>{title}</Heading>
      <Form ref={form} method="post" action={screens.cart} onSubmit={submit} className={styles.form}>
        <input type="hidden" name="productId" value={id} />
        <FormKey />
        <ScrollRegion label={title}>
          <table
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table is what a grid is made of
            role="grid"
            aria-label={title}
            className={styles.table}
            {...handlers}
          >
            <thead>
              <tr>
                <th scope="col" className={styles.rowHead}>
                  {matrix.rowOption}
                </th>
                {matrix.columns.map((label) => (
                  <th key={label} scope="col" className={styles.columnHead}>
                    {label || intl.formatMessage({ id: 'shop.product.variants.quantity' })}
                  </th>
                ))}
              </tr>
            </thead>
            {matrix.groups.map((group) => (
              <tbody key={group.label}>
                {group.label && (
                  <tr>
                    <th scope="rowgroup" colSpan={matrix.columns.length + 1} className={styles.columnHead}>
                      {group.label}
                    </th>
                  </tr>
                )}
                {group.rows.map((row) => {
                  const { label, cells } = row;
                  const at = rows.indexOf(row);
                  return (
                    <tr key={label}>
                      <th scope="row" className={styles.rowHead}>
                        {label}
                      </th>
                      {cells.map((sku, column) =>
                        sku ? (
                          <MatrixCell
                            key={sku.id}
                            sku={sku}
                            path={skuPath(product, sku)}
                            row={at}
                            column={column}
                            isChosen={sku.id === currentSku}
                            isBuyable={!buyNowOnly}
                            tabIndex={hydrated ? (active.row === at && active.column === column ? 0 : -1) : undefined}
                            onType={type}
                            {...quantities.cellOf(sku)}
                          />
                        ) : (
                          <td key={matrix.columns[column]} className={styles.cell}>
                            {intl.formatMessage({ id: 'shop.product.variants.none' })}
                          </td>
                        ),
                      )}
                    </tr>
                  );
                })}
              </tbody>
            ))}
          </table>
        </ScrollRegion>
        {!buyNowOnly && (
          <MatrixSummary
            product={product}
            quantities={quantities}
            adding={adding}
            left={left}
            onClear={() => change(Object.fromEntries(skus.map((sku) => [sku.id, ''])))}
          />
        )}
      </Form>
    </section>
  );
}
