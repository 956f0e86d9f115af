import { correctStock, countStock, receiveStock, type StockVariant } from '@rider/api/operator';
import { SHORT_TEXT_LENGTH } from '@rider/model/limits';
import { randomId } from '@rider/model/random-id';
import { stockCorrectionSchema, stockCountSchema, stockReceiptSchema, validate } from '@rider/model/validation';
import { Dialog } from '@rider/ui/dialog';
import { RadioGroup, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { stockVariantQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

const WAYS = ['receipt', 'count', 'correction'] as const;
type Way = (typeof WAYS)[number];

/** Changes the stock of a variant: by pieces that arrived, by a count, or by a correction. */
export function StockDialog({ variant: listed, onClose }: { variant: StockVariant; onClose: () => void }) {
  const text = useMessages('desk.stock');
  const [way, setWay] = useState<Way>('receipt');
  // After a rejection, the stock that others have left meanwhile.
  const { data: variant = listed } = useOptionalQuery(stockVariantQuery(listed.id), { revalidateOnFocus: false });
  const { code, name, options, stock } = variant;
  const form = { variant, onSaved: onClose };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('changeOf', { code })}
      description={text('has', { name: [name, ...options].join(', '), stock })}
    >
      <Stack gap="x4">
        <RadioGroup
          label={text('way')}
          name="way"
          value={way}
          onValueChange={(value) => setWay(WAYS.find((known) => known === value) ?? 'receipt')}
          options={WAYS.map((value) => ({ value, label: text(`way.${value}`), description: text(`hint.${value}`) }))}
        />
        {way === 'receipt' && <ReceiptForm {...form} />}
        {way === 'count' && <CountForm {...form} />}
        {way === 'correction' && <CorrectionForm {...form} />}
      </Stack>
    </Dialog>
  );
}

interface MoveFormProps {
  variant: StockVariant;
  onSaved: () => void;
}

function ReceiptForm({ variant: { id, code }, onSaved }: MoveFormProps) {
  const text = useMessages('desk.stock');
  // One key for all attempts: a retry after a lost answer is not counted twice.
  const [key] = useState(randomId);
  const { wiring } = useSavedForm({
    check: (typed) => validate(stockReceiptSchema, typed),
    save: (receipt) => receiveStock(api, id, { ...receipt, key }),
    saved: () => text('saved', { code }),
    onSaved,
    change: 'stock',
  });
  return (
    <Form {...wiring}>
      <TextField label={text('quantity')} name="quantity" inputMode="numeric" autoComplete="off" required />
      <Reason />
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}

function CountForm({ variant: { id, code, stock }, onSaved }: MoveFormProps) {
  const text = useMessages('desk.stock');
  const { wiring } = useSavedForm({
    check: (typed) => validate(stockCountSchema, { ...typed, seen: String(stock) }),
    save: (count) => countStock(api, id, count),
    saved: () => text('saved', { code }),
    onSaved,
    change: 'stock',
  });
  return (
    <Form {...wiring}>
      <TextField label={text('counted')} name="counted" inputMode="numeric" autoComplete="off" required />
      <Reason />
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}

function CorrectionForm({ variant: { id, code }, onSaved }: MoveFormProps) {
  const text = useMessages('desk.stock');
  const [key] = useState(randomId);
  const { wiring } = useSavedForm({
    check: (typed) => validate(stockCorrectionSchema, typed),
    save: (correction) => correctStock(api, id, { ...correction, key }),
    saved: () => text('saved', { code }),
    onSaved,
    change: 'stock',
  });
  return (
    <Form {...wiring}>
      <TextField
        label={text('difference')}
        description={text('differenceHint')}
        name="change"
        autoComplete="off"
        required
      />
      <Reason required />
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}

function Reason({ required = false }: { required?: boolean }) {
  const text = useMessages('desk.stock');
  return (
    <TextField
      label={text('reason')}
      name="reason"
      maxLength={SHORT_TEXT_LENGTH}
      autoComplete="off"
      required={required}
    />
  );
}
