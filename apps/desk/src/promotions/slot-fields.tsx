import type { DailySlot } from '@rider/api/operator';
import { Select, TextField } from '@rider/ui/field';
import { useState } from 'react';
import { dailySlotsQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useMessages } from '../messages/use-messages.ts';

const OTHER = 'other';
const keyOf = ({ starts, hours }: DailySlot) => `${starts}/${hours}`;

/** The daily time of a flash sale: one of the shop's, or another. Posts `slot.starts` and `slot.hours`. */
export function SlotFields({ slot }: { slot: DailySlot | null }) {
  const text = useMessages('desk.promotions');
  const { data: slots = [] } = useOptionalQuery(dailySlotsQuery);
  const [choice, setChoice] = useState(slot && keyOf(slot));
  const known = slot === null || slots.some((each) => keyOf(each) === keyOf(slot)) ? slots : [slot, ...slots];
  const [first] = known;
  const selected = choice ?? (first ? keyOf(first) : OTHER);
  const chosen = known.find((each) => keyOf(each) === selected);
  return (
    <>
      <Select label={text('slot')} value={selected} onChange={(event) => setChoice(event.currentTarget.value)}>
        {known.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {text('slotOf', { ...each })}
          </option>
        ))}
        <option value={OTHER}>{text('otherSlot')}</option>
      </Select>
      {chosen === undefined ? (
        <>
          <TextField
            name="slot.starts"
            label={text('slotStarts')}
            description={text('slotHint')}
            defaultValue="10:00"
            autoComplete="off"
            required
          />
          <TextField
            name="slot.hours"
            label={text('slotHours')}
            inputMode="numeric"
            defaultValue="2"
            autoComplete="off"
            required
          />
        </>
      ) : (
        <>
          <input type="hidden" name="slot.starts" value={chosen.starts} />
          <input type="hidden" name="slot.hours" value={chosen.hours} />
        </>
      )}
    </>
  );
}
