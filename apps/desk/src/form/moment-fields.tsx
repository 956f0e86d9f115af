import { DateField } from '@rider/ui/date-field';
import { formatTime } from '@rider/ui/date';
import { TextField } from '@rider/ui/field';
import type { ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** Props of `MomentFields`. */
export interface MomentFieldsProps {
  /** The fields post `<name>.day` and `<name>.time`. */
  name: string;
  label: ReactNode;
  description?: ReactNode;
  /** Epoch milliseconds; null for none. */
  instant: number | null;
  /** The time in the field while there is no instant. */
  time: string;
  required?: boolean;
}

/** A day and a time on the shop's clock, as two fields of a `FormGrid`. */
export function MomentFields({ name, label, description, instant, time, required = false }: MomentFieldsProps) {
  const intl = useIntl();
  return (
    <>
      <DateField
        name={`${name}.day`}
        label={label}
        description={description}
        defaultValue={instant === null ? null : dayOf(intl, instant)}
        required={required}
      />
      <TextField
        name={`${name}.time`}
        label={intl.formatMessage({ id: 'desk.moment.time' })}
        description={description && intl.formatMessage({ id: 'desk.moment.hint' })}
        defaultValue={instant === null ? time : formatTime(intl, instant)}
        autoComplete="off"
        maxLength={5}
      />
    </>
  );
}

/** The ISO day of an instant on the shop's clock. */
function dayOf(intl: IntlShape, instant: number): string {
  const parts = intl.formatDateToParts(instant, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)?.value ?? '').join('-');
}
