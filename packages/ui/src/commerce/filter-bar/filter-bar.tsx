'use client';

import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { blurOnWheel } from '../../primitives/field/blur-on-wheel.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { PanelHead } from '../../primitives/panel-head/index.ts';
import { Swatch } from '../../primitives/swatch/index.ts';
import { countFilters, readFilterChoice, type FilterChoice, type FilterFacet } from './filter-choice.ts';
import { FilterChips } from './filter-chips.tsx';
import * as styles from './filter-bar.css.ts';

/** Props of the filter bar. */
export interface FilterBarProps {
  /** The facets and their values. */
  facets: readonly FilterFacet[];
  /** The selected values by facet. */
  value: FilterChoice;
  /** Address of the list with another choice. */
  getHref: (choice: FilterChoice) => string;
  /** Number of products, for the button that closes the panel on narrow screens. */
  total?: number | undefined;
  /** Target of the form without script; the page's own path when absent. */
  action?: string | undefined;
  /** Other query fields of the list (category, search term, order), as hidden inputs. */
  keep?: readonly (readonly [name: string, value: string])[] | undefined;
  /** Replaces the form's GET when script runs; called at every change. */
  onValueChange?: ((choice: FilterChoice) => void) | undefined;
}

/**
 * Filters of a product list as a GET form that works without script: a column on wide screens, a panel behind a button
 * on narrow ones (popover attribute). The chips are beside that button; on wide screens the host renders FilterChips,
 * e.g. in the SortBar.
 */
export function FilterBar({ facets, value: choice, getHref, total, action, keep = [], onValueChange }: FilterBarProps) {
  const intl = useIntl();
  const panelId = useId();
  const form = useRef<HTMLFormElement>(null);
  const href = getHref(choice);
  const [ownHref, setOwnHref] = useState<string>();
  const [fields, setFields] = useState({ href, version: 0 });
  // A choice made elsewhere (back, forward, a removed chip) remounts the fields; one made in them must keep focus and scroll position.
  if (fields.href !== href) {
    setFields({ href, version: fields.version + (ownHref === href ? 0 : 1) });
    setOwnHref(undefined);
  }

  function change(next: FilterChoice) {
    setOwnHref(getHref(next));
    onValueChange?.(next);
  }
  function choose(event?: FormEvent) {
    if (!onValueChange || !form.current) return;
    event?.preventDefault();
    change(readFilterChoice(new FormData(form.current)));
  }
  const caughtUp = useRef(false);
  useLayoutEffect(() => {
    if (caughtUp.current || !onValueChange || !form.current) return;
    caughtUp.current = true;
    // A choice made before hydration has changed only the fields so far.
    const made = readFilterChoice(new FormData(form.current));
    if (getHref(made) !== href) change(made);
  });
  return (
    <section
      data-component="filter-bar"
      aria-label={intl.formatMessage({ id: 'ui.filterBar.label' })}
      className={styles.bar}
    >
      <div className={styles.openerRow}>
        <button type="button" popoverTarget={panelId} className={styles.opener}>
          <Icon name="filter" />
          <FormattedMessage id="ui.filterBar.open" values={{ count: countFilters(choice) }} />
        </button>
        <FilterChips facets={facets} value={choice} getHref={getHref} />
      </div>
      <div id={panelId} popover="auto" className={styles.panel}>
        <PanelHead
          title={<FormattedMessage id="ui.filterBar.label" />}
          panelId={panelId}
          closeLabel={intl.formatMessage({ id: 'ui.filterBar.close' })}
        />
        <form key={fields.version} ref={form} method="get" action={action} onSubmit={choose} className={styles.form}>
          {keep.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {facets.map((facet) => (
            <FacetField
              key={facet.key}
              facet={facet}
              chosen={choice.facets[facet.key] ?? []}
              onChange={() => choose()}
            />
          ))}
          <AvailabilityField inStock={choice.inStock} onChange={() => choose()} />
          <PriceField choice={choice} />
        </form>
        <div className={styles.panelFoot}>
          <button type="button" popoverTarget={panelId} popoverTargetAction="hide" className={styles.show}>
            <FormattedMessage id="ui.filterBar.show" values={{ count: total ?? -1 }} />
          </button>
        </div>
      </div>
    </section>
  );
}

function FacetField({
  facet,
  chosen,
  onChange,
}: {
  facet: FilterFacet;
  chosen: readonly string[];
  onChange: () => void;
}) {
  return (
    <details open className={styles.facet}>
      <summary className={styles.summary}>{facet.name}</summary>
      <fieldset aria-label={facet.name} className={styles.values}>
        {facet.values.map((value) => (
          <label key={value.key} data-state={value.count === 0 ? 'empty' : undefined} className={styles.value}>
            <input
              type="checkbox"
              name={`facet[${facet.key}]`}
              value={value.key}
              defaultChecked={chosen.includes(value.key)}
              disabled={value.count === 0 && !chosen.includes(value.key)}
              onChange={onChange}
              className={styles.check}
            />
            {value.color && <Swatch color={value.color} />}
            <span className={styles.label}>{value.label}</span>
            <span className={styles.count}>{value.count}</span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}

function AvailabilityField({ inStock, onChange }: { inStock: boolean; onChange: () => void }) {
  return (
    <details open className={styles.facet}>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.filterBar.availability" />
      </summary>
      <label className={styles.value}>
        <input
          type="checkbox"
          name="inStock"
          value="1"
          defaultChecked={inStock}
          onChange={onChange}
          className={styles.check}
        />
        <span className={styles.label}>
          <FormattedMessage id="ui.filterBar.inStock" />
        </span>
      </label>
    </details>
  );
}

function PriceField({ choice }: { choice: FilterChoice }) {
  const intl = useIntl();
  const fields = [
    { name: 'minPrice', label: 'ui.filterBar.priceMin', cents: choice.priceMin },
    { name: 'maxPrice', label: 'ui.filterBar.priceMax', cents: choice.priceMax },
  ] as const;
  return (
    <details open className={styles.facet}>
      <summary className={styles.summary}>
        <FormattedMessage id="ui.filterBar.price" />
      </summary>
      <div className={styles.price}>
        {fields.map(({ name, label, cents }) => (
          <input
            key={name}
            type="number"
            onWheel={blurOnWheel}
            name={name}
            min="0"
            step="0.01"
            inputMode="decimal"
            defaultValue={cents === null ? '' : cents / 100}
            placeholder={intl.formatMessage({ id: label })}
            aria-label={`${intl.formatMessage({ id: 'ui.filterBar.price' })}: ${intl.formatMessage({ id: label })}`}
            className={styles.amount}
          />
        ))}
        <button type="submit" className={styles.apply}>
          <FormattedMessage id="ui.filterBar.apply" />
        </button>
      </div>
    </details>
  );
}
