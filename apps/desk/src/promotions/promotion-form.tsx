import {
  changePromotion,
  checkPromotion,
  createPromotion,
  type OperatorPromotionTerms,
  type PromotionCheck,
} from '@rider/api/operator';
import { PROMOTION_KINDS, type PromotionKind } from '@rider/model/promotion';
import { promotionSchema, validate, type EnteredPromotion } from '@rider/model/validation';
import { Select, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Text } from '@rider/ui/text';
import { useRef, useState } from 'react';
import { api } from '../data/desk-api.ts';
import { MoneyField } from '../form/money-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PromotionCheckPanel } from './promotion-check.tsx';
import { SlotFields } from './slot-fields.tsx';
import { VariantField } from './variant-field.tsx';

/** Props of `PromotionForm`. */
export interface PromotionFormProps {
  /** The promotion to change, or whose terms a new one begins with. */
  promotion: OperatorPromotionTerms | null;
  /** Whether `promotion` is changed; otherwise a new one is created. */
  isChange: boolean;
  onSaved: () => void;
}

/** Creates a promotion, or changes a scheduled one. What it does is shown before it is saved. */
export function PromotionForm({ promotion, isChange, onSaved }: PromotionFormProps) {
  const text = useMessages('desk.promotions');
  const [checked, setChecked] = useState<{ values: EnteredPromotion; check: PromotionCheck } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { wiring } = useSavedForm({
    check: (typed) => validate(promotionSchema, nestedValues(typed)),
    save: async (values) => {
      setFailure(null);
      setChecked({ values, check: await checkPromotion(api, values, isChange ? promotion?.id : undefined) });
    },
  });
  const saving = useOperatorAction('promotion', ({ errors, message }) =>
    setFailure(message ?? Object.values(errors).join(' ')),
  );
  const save = async (values: EnteredPromotion) => {
    const act = () => (isChange && promotion ? changePromotion(api, promotion, values) : createPromotion(api, values));
    if (await saving.run(act, text('saved'))) onSaved();
  };
  const back = () => {
    setChecked(null);
    // The form is visible again after this event.
    queueMicrotask(() => place.current?.querySelector<HTMLElement>('[type="submit"]')?.focus());
  };
  return (
    <>
      <div ref={place} hidden={checked !== null}>
        <Form {...wiring}>
          <PromotionFields promotion={promotion} isChange={isChange} />
          <FormActions submit={text('check')} pending={wiring.pending} />
        </Form>
      </div>
      {checked && (
        <PromotionCheckPanel
          {...checked}
          failure={failure}
          pending={saving.pending}
          onSave={() => void save(checked.values)}
          onBack={back}
        />
      )}
    </>
  );
}

function PromotionFields({ promotion, isChange }: Pick<PromotionFormProps, 'promotion' | 'isChange'>) {
  const text = useMessages('desk.promotions');
  const [kind, setKind] = useState<PromotionKind>(promotion?.kind ?? 'flashSale');
  const countField = (
    name: 'quota' | 'perBuyer' | 'people' | 'hours' | 'shipAfterDays',
    { required = true, initial = '' }: { required?: boolean; initial?: number | string } = {},
  ) => (
    <TextField
      name={name}
      label={text(name)}
      description={name === 'perBuyer' && text('perBuyerHint')}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={promotion?.[name] ?? initial}
      required={required}
    />
  );
  return (
    <>
      {promotion === null ? (
        <>
          <Select
            name="kind"
            label={text('kind')}
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value as PromotionKind)}
          >
            {PROMOTION_KINDS.map((each) => (
              <option key={each} value={each}>
                {text(`kind.${each}`)}
              </option>
            ))}
          </Select>
          <VariantField />
        </>
      ) : (
        <>
          <Text>
            {text(`kind.${kind}`)} · {promotion.code} · {promotion.name}
          </Text>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="sku" value={promotion.code} />
        </>
      )}
      <LocalizedField
        name="title"
        label={text('titleField')}
        {...(promotion && { defaultValue: promotion.title })}
        required
      />
      <LocalizedField
        name="info"
        label={text('info')}
        {...(promotion && { defaultValue: promotion.info })}
        rows={2}
        required
      />
      <FormGrid>
        <MoneyField name="price" label={text('price')} amount={promotion?.price} required />
        {countField('quota')}
        {countField('perBuyer', { required: false })}
        {kind === 'presale' && countField('shipAfterDays')}
        {kind === 'groupBuy' && countField('people', { initial: 2 })}
        {kind === 'groupBuy' && countField('hours', { initial: 24 })}
        {kind === 'flashSale' && <SlotFields slot={promotion?.slot ?? null} />}
      </FormGrid>
      <FormGrid>
        <MomentFields
          name="from"
          label={text('starts')}
          instant={isChange ? (promotion?.startsAt ?? null) : null}
          time="00:00"
          required
        />
        <MomentFields
          name="until"
          label={text('ends')}
          instant={isChange ? (promotion?.endsAt ?? null) : null}
          time="23:59"
          required
        />
      </FormGrid>
    </>
  );
}
