import { TOP_REGION } from '@rider/api/address';
import { TextField } from '@rider/ui/field';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOptionalQuery } from '../data/use-query.ts';
import { regionsQuery } from '../order/order-queries.ts';

const LEVELS = ['state', 'city', 'district'] as const;

interface RegionFieldsProps {
  /** The saved or typed names. */
  values: Partial<Record<(typeof LEVELS)[number], string>>;
  level?: number;
  /** The region that contains those of this level; null until it is chosen. */
  parentId?: string | null;
}

/**
 * Province, city and district of a backend with regions: text fields with the names to choose from, each list below the choice above.
 * Without script the names are typed.
 */
export function RegionFields({ values, level = 0, parentId = TOP_REGION }: RegionFieldsProps) {
  const intl = useIntl();
  const listId = useId();
  const name = LEVELS[level];
  const saved = (name && values[name]) ?? '';
  const [typed, setTyped] = useState(saved);
  const { data: regions = [] } = useOptionalQuery(parentId === null ? null : regionsQuery(parentId));
  if (name === undefined) return null;
  const chosen = regions.find((region) => region.name === typed.trim());
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: `shop.region.${name}` })}
        name={name}
        defaultValue={saved}
        onChange={(event) => setTyped(event.currentTarget.value)}
        list={listId}
        autoComplete={`shipping address-level${level + 1}`}
        required
      />
      <datalist id={listId}>
        {regions.map((region) => (
          <option key={region.id}>{region.name}</option>
        ))}
      </datalist>
      <RegionFields
        // Another choice empties the fields below it.
        key={typed}
        values={typed === saved ? values : {}}
        level={level + 1}
        parentId={chosen?.id ?? null}
      />
    </>
  );
}
