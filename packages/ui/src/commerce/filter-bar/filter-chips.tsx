'use client';

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { formatMoney } from '../price/index.ts';
import type { FilterChoice, FilterFacet } from './filter-choice.ts';
import * as styles from './filter-bar.css.ts';

interface Chip {
  key: string;
  label: string;
  without: FilterChoice;
}

function priceLabel(intl: IntlShape, { priceMin, priceMax }: FilterChoice): string {
  const from = priceMin === null ? '' : formatMoney(intl, priceMin);
  const to = priceMax === null ? '' : formatMoney(intl, priceMax);
  const shape = from && to ? 'priceBetween' : from ? 'priceFrom' : 'priceTo';
  return intl.formatMessage({ id: `ui.filterBar.${shape}` }, { from, to });
}

function chipsOf(intl: IntlShape, facets: readonly FilterFacet[], choice: FilterChoice): Chip[] {
  const chips: Chip[] = [];
  for (const [facetKey, chosen] of Object.entries(choice.facets)) {
    const facet = facets.find((candidate) => candidate.key === facetKey);
    for (const valueKey of chosen) {
      const label = facet?.values.find((value) => value.key === valueKey)?.label ?? valueKey;
      const rest = chosen.filter((other) => other !== valueKey);
      const without = { ...choice, facets: { ...choice.facets, [facetKey]: rest } };
      chips.push({ key: `${facetKey}:${valueKey}`, label, without });
    }
  }
  if (choice.inStock) {
    const label = intl.formatMessage({ id: 'ui.filterBar.inStock' });
    chips.push({ key: 'stock', label, without: { ...choice, inStock: false } });
  }
  if (choice.priceMin !== null || choice.priceMax !== null) {
    chips.push({
      key: 'price',
      label: priceLabel(intl, choice),
      without: { ...choice, priceMin: null, priceMax: null },
    });
  }
  return chips;
}

/** Props of the chips: those of the FilterBar. */
export interface FilterChipsProps {
  /** The facets and their values. */
  facets: readonly FilterFacet[];
  /** The selected values by facet. */
  value: FilterChoice;
  /** Address of the list with another choice. */
  getHref: (choice: FilterChoice) => string;
}

/** The active filters in a row, each a link to the list without it; renders nothing without filters. */
export function FilterChips({ facets, value: choice, getHref }: FilterChipsProps) {
  const intl = useIntl();
  const chips = chipsOf(intl, facets, choice);
  if (chips.length === 0) return null;
  const none: FilterChoice = { facets: {}, inStock: false, priceMin: null, priceMax: null };
  return (
    <ul
      data-component="filter-chips"
      aria-label={intl.formatMessage({ id: 'ui.filterBar.chosen' })}
      className={styles.chips}
    >
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Link href={getHref(without)} rel="nofollow" className={styles.chip}>
            <VisuallyHidden>
              <FormattedMessage id="ui.filterBar.remove" values={{ name: label }} />
            </VisuallyHidden>
            <span aria-hidden="true">{label}</span>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link href={getHref(none)} rel="nofollow" className={styles.clear}>
          <FormattedMessage id="ui.filterBar.clear" />
        </Link>
      </li>
    </ul>
  );
}
