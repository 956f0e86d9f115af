import { TOP_REGION } from '@rider/api/address';
import { announce } from '@rider/ui/announcer';
import { Combobox } from '@rider/ui/combobox';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOptionalQuery } from '../data/use-query.ts';
import { regionsQuery } from '../order/order-queries.ts';

const LEVELS = ['state', 'city', 'district'] as const;

interface RegionFieldsProps {
  /** The saved or typed names. */
  values: Partial<Record<(typeof LEVELS)[number], string>>;
}

/**
 * Province, city and district of a backend with regions: comboboxes of the names, each list below the choice above. Without script the names
 * are typed. Loaded with the form of such a backend alone.
 */
export default function RegionFields({ values }: RegionFieldsProps) {
  const intl = useIntl();
  const saved = LEVELS.map((level) => values[level] ?? '');
  const [names, setNames] = useState(saved);
  // The deepest field that was left since the last change.
  const [left, setLeft] = useState(-1);
  const provinces = useRegions(TOP_REGION, names[0]);
  const cities = useRegions(provinces.chosen?.id, names[1]);
  const lists = [provinces, cities, useRegions(cities.chosen?.id, names[2])];
  // The saved names are valid even if the list lacks them, because an address may be older than the list.
  const isSaved = names.every((name, level) => name === saved[level]);
  const unknown = isSaved ? -1 : lists.findIndex(({ isUnknown }) => isUnknown);
  const error =
    unknown >= 0 && unknown <= left
      ? intl.formatMessage({ id: 'shop.region.unknown' }, { name: names[unknown] })
      : undefined;
  useEffect(() => {
    if (error) announce(error);
  }, [error]);
  /** Another name empties the fields below it; the saved name restores them. */
  function change(level: number, value: string): void {
    setNames((current) => {
      const upper = [...current.slice(0, level), value];
      const below = upper.every((name, index) => name === saved[index]) ? saved : [];
      return LEVELS.map((_name, index) => upper[index] ?? below[index] ?? '');
    });
    setLeft(level - 1);
  }
  return LEVELS.map((name, level) => (
    <Combobox
      key={name}
      label={intl.formatMessage({ id: `shop.region.${name}` })}
      name={name}
      options={lists[level]?.regions.map((region) => ({ value: region.name, label: region.name })) ?? []}
      value={lists[level]?.chosen?.name ?? null}
      onValueChange={(chosen) => chosen !== null && change(level, chosen)}
      inputValue={names[level] ?? ''}
      onInputValueChange={(typed) => typed !== names[level] && change(level, typed)}
      onBlur={() => setLeft((deepest) => Math.max(deepest, level))}
      error={level === unknown ? error : undefined}
      autoComplete={`shipping address-level${level + 1}`}
      freeText
      required
    />
  ));
}

/** The regions below a region, and which of them is named. */
function useRegions(parentId: string | undefined, name = '') {
  const { data: regions = [] } = useOptionalQuery(parentId === undefined ? null : regionsQuery(parentId));
  const trimmed = name.trim();
  const chosen = regions.find((region) => region.name === trimmed);
  return { regions, chosen, isUnknown: regions.length > 0 && trimmed !== '' && !chosen };
}
