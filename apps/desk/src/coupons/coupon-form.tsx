import type { OperatorCoupon } from '@rider/api/operator';
import { createCoupon, changeCoupon } from '@rider/api/operator';
import { COUPON_SCOPES, type CouponScope } from '@rider/model/coupon';
import { couponSchema, validate } from '@rider/model/validation';
import { Select, TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { useState } from 'react';
import { api } from '../data/desk-api.ts';
import { MoneyField } from '../form/money-field.tsx';
import { LocalizedField } from '../form/localized-field.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { CategorySelect } from './category-select.tsx';
import { ProductsField } from './products-field.tsx';

/** Creates a coupon, or changes one that nobody has claimed. */
export function CouponForm({ coupon, onSaved }: { coupon: OperatorCoupon | null; onSaved: () => void }) {
  const text = useMessages('desk.coupons');
  const [scope, setScope] = useState<CouponScope>(coupon?.scope ?? 'general');
  const { wiring } = useSavedForm({
    check: (typed) => validate(couponSchema, nestedValues(typed)),
    save: (values) => (coupon === null ? createCoupon(api, values) : changeCoupon(api, coupon, values)),
    saved: () => text('saved'),
    onSaved,
    change: 'coupon',
  });
  const countField = (name: 'total' | 'perBuyer') => (
    <TextField
      name={name}
      label={text(name)}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={coupon?.[name] ?? (name === 'perBuyer' ? 1 : '')}
      required
    />
  );
  return (
    <Form {...wiring}>
      <LocalizedField name="title" label={text('title')} {...(coupon && { defaultValue: coupon.title })} required />
      <Select
        name="scope"
        label={text('scope')}
        value={scope}
        onChange={(event) => setScope(event.currentTarget.value as CouponScope)}
      >
        {COUPON_SCOPES.map((each) => (
          <option key={each} value={each}>
            {text(`scope.${each}`)}
          </option>
        ))}
      </Select>
      {scope === 'category' && <CategorySelect name="categoryId" category={coupon?.category ?? null} />}
      {scope === 'product' && <ProductsField name="productIds" products={coupon?.products ?? []} />}
      <FormGrid>
        <MoneyField name="reduction" label={text('reduction')} amount={coupon?.reduction} required />
        <MoneyField name="threshold" label={text('threshold')} amount={coupon?.threshold} required />
        <MomentFields
          name="from"
          label={text('from')}
          description={text('fromHint')}
          instant={coupon?.from ?? null}
          time="00:00"
        />
        <MomentFields
          name="until"
          label={text('until')}
          description={text('untilHint')}
          instant={coupon?.until ?? null}
          time="23:59"
        />
        {countField('total')}
        {countField('perBuyer')}
      </FormGrid>
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}
