import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { useState } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './quotes.css.ts';
import { withReduction, type TypedLine } from './typed-offer.ts';

/** Props of `LineTools`. */
export interface LineToolsProps {
  lines: readonly TypedLine[];
  onChange: (lines: TypedLine[]) => void;
}

/** Sets the same reduction or day on all lines, as a start for the single ones. */
export function LineTools({ lines, onChange }: LineToolsProps) {
  const text = useMessages('desk.quote');
  const [percent, setPercent] = useState('');
  const [day, setDay] = useState('');
  const reduction = percent.trim() === '' ? Number.NaN : Number(percent);
  const isUsable = reduction >= 0 && reduction < 100;
  return (
    <div className={styles.tools}>
      <TextField
        label={text('allReduction')}
        className={styles.field}
        inputMode="decimal"
        autoComplete="off"
        end="%"
        value={percent}
        onChange={(event) => setPercent(event.currentTarget.value)}
      />
      <Button disabled={!isUsable} onClick={() => onChange(withReduction(lines, reduction))}>
        {text('applyReduction')}
      </Button>
      <TextField
        label={text('allShipsBy')}
        className={styles.day}
        type="date"
        value={day}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <Button disabled={day === ''} onClick={() => onChange(lines.map((line) => ({ ...line, shipsBy: day })))}>
        {text('applyShipsBy')}
      </Button>
    </div>
  );
}
