import {
  EVERYWHERE,
  INITIAL_FREIGHT,
  type FreightZone,
  type GroundRates,
  type PalletRates,
} from '@rider/model/shipping';
import { Button } from '@rider/ui/button';
import { Checkbox, TextField } from '@rider/ui/field';
import { Heading } from '@rider/ui/text';
import { useState } from 'react';
import { MoneyField } from '../form/money-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import * as styles from '../setting/setting.css.ts';
import { PalletPrices } from './pallet-prices.tsx';
import { PlacesField } from '../setting/places-field.tsx';
import { useRows } from '../setting/use-rows.ts';

/** Rates of a new zone: those of the first start. */
const [RATES] = INITIAL_FREIGHT.zones;

/** The zones with their freight, as fields that are named by their place: `zones.0.ground.parcel`. */
export function Zones({ zones }: { zones: readonly FreightZone[] }) {
  const text = useMessages('desk.freight');
  const { rows, add, remove } = useRows(zones);
  const [places, setPlaces] = useState<Readonly<Record<number, readonly string[]>>>({});
  const placesOf = (id: number, zone: FreightZone) => places[id] ?? zone.places;
  const taken = rows.flatMap(({ id, value }) => placesOf(id, value));
  return (
    <>
      {rows.map(({ id, value }, index) => (
        <Zone
          key={id}
          zone={value}
          path={`zones.${index}`}
          places={placesOf(id, value)}
          taken={taken}
          onPlacesChange={(chosen) => setPlaces({ ...places, [id]: chosen })}
          onRemove={rows.length > 1 ? () => remove(id) : undefined}
        />
      ))}
      <div>
        <Button
          size="small"
          onClick={() =>
            RATES &&
            add({
              ...RATES,
              name: { 'en-US': '', 'zh-CN': '' },
              places: taken.includes(EVERYWHERE) ? [] : [EVERYWHERE],
            })
          }
        >
          {text('addZone')}
        </Button>
      </div>
    </>
  );
}

interface ZoneProps {
  zone: FreightZone;
  path: string;
  places: readonly string[];
  /** The places of all zones. */
  taken: readonly string[];
  onPlacesChange: (places: readonly string[]) => void;
  onRemove?: (() => void) | undefined;
}

function Zone({ zone, path, places, taken, onPlacesChange, onRemove }: ZoneProps) {
  const text = useMessages('desk.freight');
  const locale = useLocale();
  const name = zone.name[locale] || text('newZone');
  return (
    <section className={styles.part} aria-label={name}>
      <LocalizedField name={`${path}.name`} label={text('zoneName')} defaultValue={zone.name} required />
      <PlacesField name={`${path}.places`} places={places} taken={taken} onChange={onPlacesChange} />
      <Ground path={`${path}.ground`} ground={zone.ground} />
      <Pallet path={`${path}.pallet`} pallet={zone.pallet} />
      {onRemove && (
        <div>
          <Button size="small" variant="quiet" aria-label={text('removeZoneOf', { name })} onClick={onRemove}>
            {text('removeZone')}
          </Button>
        </div>
      )}
    </section>
  );
}

function Ground({ path, ground }: { path: string; ground: GroundRates }) {
  const text = useMessages('desk.freight');
  return (
    <>
      <Heading level={4} size="body">
        {text('ground')}
      </Heading>
      <Checkbox name={`${path}.offered`} label={text('groundOffered')} defaultChecked={ground.offered} />
      <div className={styles.fields}>
        <MoneyField name={`${path}.parcel`} label={text('parcel')} amount={ground.parcel} required />
        <MoneyField
          name={`${path}.freeFrom`}
          label={text('freeFrom')}
          placeholder={text('neverFree')}
          amount={ground.freeFrom}
        />
        <Days path={path} rates={ground} />
      </div>
    </>
  );
}

function Pallet({ path, pallet }: { path: string; pallet: PalletRates }) {
  const text = useMessages('desk.freight');
  return (
    <>
      <Heading level={4} size="body">
        {text('pallet')}
      </Heading>
      <Checkbox name={`${path}.offered`} label={text('palletOffered')} defaultChecked={pallet.offered} />
      <PalletPrices path={`${path}.prices`} prices={pallet.prices} />
      <div className={styles.fields}>
        <Days path={path} rates={pallet} />
      </div>
    </>
  );
}

function Days({ path, rates }: { path: string; rates: GroundRates | PalletRates }) {
  const text = useMessages('desk.freight');
  return (['leastDays', 'mostDays'] as const).map((name) => (
    <TextField
      key={name}
      name={`${path}.${name}`}
      label={text(name)}
      inputMode="numeric"
      defaultValue={rates[name]}
      required
    />
  ));
}
