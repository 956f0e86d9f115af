import { saveFreight, type VersionedFreight } from '@rider/api/operator';
import { freightSchema } from '@rider/model/validation';
import { Checkbox, Select, TextField } from '@rider/ui/field';
import { Heading } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { freightQuery } from '../data/operator-queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';
import * as styles from '../setting/setting.css.ts';
import { Zones } from './zones.tsx';

/** How the shop ships: dispatch, limits of a parcel, pick-up, and the freight of each zone. */
export default function Freight() {
  const intl = useIntl();
  const text = useMessages('desk.freight');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.freight' })}
      where={text('where')}
      query={freightQuery}
      schema={freightSchema}
      save={(freight) => saveFreight(api, freight)}
      change="freight"
    >
      {(freight) => (
        <>
          <Dispatch freight={freight} />
          <Heading level={3} size="title3">
            {text('zones')}
          </Heading>
          <Zones zones={freight.zones} />
        </>
      )}
    </SettingScreen>
  );
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

function Dispatch({ freight }: { freight: VersionedFreight }) {
  const text = useMessages('desk.freight');
  return (
    <>
      <Heading level={3} size="title3">
        {text('dispatch')}
      </Heading>
      <div className={styles.fields}>
        <Select
          name="cutOffHour"
          label={text('cutOffHour')}
          description={text('cutOffHourHint')}
          defaultValue={freight.cutOffHour}
        >
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {text(hour === 0 ? 'never' : 'hour', { hour: String(hour).padStart(2, '0') })}
            </option>
          ))}
        </Select>
        <TextField
          name="handlingDays"
          label={text('handlingDays')}
          description={text('handlingDaysHint')}
          inputMode="numeric"
          defaultValue={freight.handlingDays}
          required
        />
        <TextField
          name="longestParcelMm"
          label={text('longestParcelMm')}
          description={text('longestParcelMmHint')}
          inputMode="numeric"
          defaultValue={freight.longestParcelMm}
          required
        />
        <TextField
          name="heaviestParcelKg"
          label={text('heaviestParcelKg')}
          description={text('heaviestParcelKgHint')}
          inputMode="numeric"
          defaultValue={freight.heaviestParcelKg}
          required
        />
      </div>
      <Checkbox name="offersPickUp" label={text('offersPickUp')} defaultChecked={freight.offersPickUp} />
    </>
  );
}
