import { MOST_ENTERED_LINES, readEnteredLines } from '@rider/model/order';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { useState, type FormEvent } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { addLines, type TypedLine } from './typed-lines.ts';

const NO_ERRORS = {};

/** Props of `PasteLines`. */
interface PasteLinesProps {
  lines: readonly TypedLine[];
  onChange: (lines: readonly TypedLine[]) => void;
}

/** A button whose dialog adds lines of SKU and quantity from a spreadsheet. */
export function PasteLines({ lines: present, onChange }: PasteLinesProps) {
  const text = useMessages('desk.orderEntry');
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(NO_ERRORS);
  function add(event: FormEvent) {
    event.preventDefault();
    // The dialog is below the form of the order, whose events React would send this one to.
    event.stopPropagation();
    const { lines, faulty } = readEnteredLines(pasted);
    if (faulty.length > 0) return setErrors({ lines: text('faultyLines', { lines: faulty.slice(0, 5).join(' · ') }) });
    if (lines.length === 0) return setErrors({ lines: text('noLines') });
    const all = addLines(present, lines);
    if (all.length > MOST_ENTERED_LINES)
      return setErrors({ lines: text('tooManyLines', { count: all.length, most: MOST_ENTERED_LINES }) });
    onChange(all);
    setPasted('');
    setErrors(NO_ERRORS);
    setOpen(false);
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('paste')}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={text('pasteTitle')} description={text('pasteHint')}>
        <Form onSubmit={add} errors={errors}>
          <TextArea
            name="lines"
            label={text('pasted')}
            rows={10}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
            spellCheck={false}
            required
          />
          <FormActions submit={text('addLines')} />
        </Form>
      </Dialog>
    </>
  );
}
