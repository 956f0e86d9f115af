import type { Country } from '@rider/model/address';
import { EVERYWHERE } from '@rider/model/shipping';
import { IconButton } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Stack } from '@rider/ui/layout';
import { useState } from 'react';
import { countriesQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './setting.css.ts';

/** Props of `PlacesField`. */
export interface PlacesFieldProps {
  name: string;
  places: readonly string[];
  /** Places of any zone, which are not offered. */
  taken: readonly string[];
  onChange: (places: readonly string[]) => void;
}

/** The places of a country: the country, then its states. */
function choicesOf({ code, name, states }: Country): { value: string; label: string }[] {
  const below = states.map((state) => ({ value: `${code}-${state.code}`, label: `${name} › ${state.name}` }));
  return [{ value: code, label: name }, ...below];
}

/** Countries and their states, by their codes (`US`, `US-CA`). */
export function usePlaceChoices(): { value: string; label: string }[] {
  const { data: countries = [] } = useOptionalQuery(countriesQuery);
  return countries.flatMap(choicesOf);
}

/** The places of a zone, chosen from countries and their states. Posts their codes as `<name>.0`, `<name>.1` and so on. */
export function PlacesField({ name, places, taken, onChange }: PlacesFieldProps) {
  const text = useMessages('desk.places');
  const known = usePlaceChoices();
  // Changes with each choice, so that the field is empty again.
  const [turn, setTurn] = useState(0);
  const choices = [{ value: EVERYWHERE, label: text('everywhere') }, ...known];
  const labelOf = (place: string) => choices.find(({ value }) => value === place)?.label ?? place;
  return (
    <Stack gap="x2">
      {places.length > 0 && (
        <ul className={styles.chosen} aria-label={text('title')}>
          {places.map((place, index) => (
            <li key={place} className={styles.place}>
              <span>{labelOf(place)}</span>
              <input type="hidden" name={`${name}.${index}`} value={place} />
              <IconButton
                icon="close"
                size="small"
                variant="quiet"
                label={text('remove', { place: labelOf(place) })}
                onClick={() => onChange(places.filter((each) => each !== place))}
              />
            </li>
          ))}
        </ul>
      )}
      <Combobox
        key={turn}
        label={text('add')}
        description={text('addHint')}
        name={name}
        options={choices.filter(({ value }) => !taken.includes(value))}
        onValueChange={(place) => {
          if (place === null) return;
          onChange([...places, place]);
          setTurn(turn + 1);
        }}
      />
    </Stack>
  );
}
