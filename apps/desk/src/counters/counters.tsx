import { saveCounters } from '@rider/api/operator';
import type { Counter } from '@rider/model/shipping';
import { countersSchema } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Combobox } from '@rider/ui/combobox';
import { Checkbox, TextField } from '@rider/ui/field';
import { Cluster } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { countersQuery } from '../data/operator-queries.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import { usePlaceChoices } from '../setting/places-field.tsx';
import { MoveUp } from '../setting/move-up.tsx';
import { SettingScreen } from '../setting/setting-screen.tsx';
import * as styles from '../setting/setting.css.ts';
import { useRows } from '../setting/use-rows.ts';

/** The counters at which buyers pick up their orders. */
export default function CountersScreen() {
  const intl = useIntl();
  const text = useMessages('desk.counters');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.counters' })}
      where={text('where')}
      query={countersQuery}
      schema={countersSchema}
      save={(counters) => saveCounters(api, counters)}
      change="counters"
    >
      {({ counters }) => <CounterList counters={counters} />}
    </SettingScreen>
  );
}

const NO_TEXTS = { 'en-US': '', 'zh-CN': '' };
const NEW_COUNTER = {
  offered: true,
  name: NO_TEXTS,
  place: '',
  city: '',
  zip: '',
  address: '',
  phone: '',
  hours: NO_TEXTS,
  transferDays: 0,
};

function CounterList({ counters }: { counters: readonly Counter[] }) {
  const text = useMessages('desk.counters');
  const { rows, add, remove, moveUp } = useRows(counters);
  const nextId = Math.max(0, ...rows.map(({ value }) => value.id)) + 1;
  return (
    <>
      {rows.length === 0 && <Text tone="quiet">{text('empty')}</Text>}
      {rows.map(({ id, value }, index) => (
        <CounterFields
          key={id}
          counter={value}
          path={`counters.${index}`}
          onMoveUp={index > 0 ? () => moveUp(index) : undefined}
          onRemove={() => remove(id)}
        />
      ))}
      <div>
        <Button size="small" onClick={() => add({ ...NEW_COUNTER, id: nextId })}>
          {text('add')}
        </Button>
      </div>
    </>
  );
}

interface CounterFieldsProps {
  counter: Counter;
  path: string;
  onMoveUp?: (() => void) | undefined;
  onRemove: () => void;
}

function CounterFields({ counter, path, onMoveUp, onRemove }: CounterFieldsProps) {
  const text = useMessages('desk.counters');
  const locale = useLocale();
  const name = counter.name[locale] || text('new');
  return (
    <section className={styles.part} aria-label={name}>
      <input type="hidden" name={`${path}.id`} value={counter.id} />
      <Cluster gap="x3" justify="between">
        <Checkbox name={`${path}.offered`} label={text('offered')} defaultChecked={counter.offered} />
        <Cluster gap="x2">
          <MoveUp name={name} onMoveUp={onMoveUp} />
          <Button size="small" variant="quiet" aria-label={text('removeOf', { name })} onClick={onRemove}>
            {text('remove')}
          </Button>
        </Cluster>
      </Cluster>
      <LocalizedField name={`${path}.name`} label={text('name')} defaultValue={counter.name} required />
      <LocalizedField name={`${path}.hours`} label={text('hours')} defaultValue={counter.hours} />
      <TextField
        name={`${path}.address`}
        label={text('address')}
        description={text('addressHint')}
        defaultValue={counter.address}
        autoComplete="off"
        required
      />
      <PlaceFields counter={counter} path={path} />
    </section>
  );
}

/** Phone, days to the counter, and the place whose tax applies. */
function PlaceFields({ counter, path }: { counter: Counter; path: string }) {
  const text = useMessages('desk.counters');
  const places = usePlaceChoices();
  return (
    <>
      <Combobox
        key={places.length}
        name={`${path}.place`}
        label={text('place')}
        options={places}
        defaultValue={counter.place}
        required
      />
      <div className={styles.fields}>
        <TextField name={`${path}.phone`} label={text('phone')} type="tel" defaultValue={counter.phone} required />
        <TextField
          name={`${path}.transferDays`}
          label={text('transferDays')}
          inputMode="numeric"
          defaultValue={counter.transferDays}
          required
        />
        <TextField name={`${path}.city`} label={text('city')} defaultValue={counter.city} autoComplete="off" required />
        <TextField name={`${path}.zip`} label={text('zip')} defaultValue={counter.zip} autoComplete="off" />
      </div>
    </>
  );
}
