import { extendCoupon, stopCoupon, type OperatorCoupon } from '@rider/api/operator';
import { couponExtensionSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import { api } from '../data/desk-api.ts';
import { couponQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { ConfirmedButton } from '../form/confirmed-button.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { CouponForm } from './coupon-form.tsx';
import { useCouponTexts } from './use-coupon-texts.ts';

/** Changes a coupon: once claimed it can only be extended and stopped. */
export function CouponDialog({ coupon, onClose }: { coupon: OperatorCoupon; onClose: () => void }) {
  const text = useMessages('desk.coupons');
  // Another operator may have changed it, or a buyer claimed it, since the list was read.
  const { data: current = coupon } = useOptionalQuery(couponQuery(coupon.id));
  const props = { coupon: current, onSaved: onClose };
  return (
    <Dialog open onOpenChange={onClose} title={text('changeTitle')}>
      <Stack gap="x6">
        {current.version !== coupon.version && <SavedValues coupon={current} />}
        {current.claimed === 0 ? <CouponForm {...props} /> : <ExtensionForm {...props} />}
        {current.state !== 'ended' && (
          <ConfirmedButton
            label={text('stop')}
            title={text('stopTitle')}
            description={text('stopNote', { unused: current.claimed - current.used })}
            act={() => stopCoupon(api, current)}
            done={text('stopped')}
            change="coupon"
            onDone={onClose}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** What another operator saved while the dialog was open. */
function SavedValues({ coupon }: { coupon: OperatorCoupon }) {
  const text = useMessages('desk.coupons');
  const { title, scope, terms, validity } = useCouponTexts()(coupon);
  const counts = text('counts', { total: coupon.total, perBuyer: coupon.perBuyer });
  return (
    <Banner tone="warning" live>
      {text('savedValues', { values: [title, scope, terms, validity, counts].join(' · ') })}
    </Banner>
  );
}

interface CouponProps {
  coupon: OperatorCoupon;
  onSaved: () => void;
}

/** Lets a claimed coupon end later, or be claimed more often. */
function ExtensionForm({ coupon, onSaved }: CouponProps) {
  const text = useMessages('desk.coupons');
  const { wiring } = useSavedForm({
    check: (typed) => validate(couponExtensionSchema, nestedValues(typed)),
    save: (values) => extendCoupon(api, coupon, values),
    saved: () => text('saved'),
    onSaved,
    change: 'coupon',
  });
  return (
    <Form {...wiring}>
      <Text tone="quiet">{text('claimedNote', { claimed: coupon.claimed })}</Text>
      <FormGrid>
        <MomentFields
          name="until"
          label={text('until')}
          description={text('untilHint')}
          instant={coupon.until}
          time="23:59"
        />
        <TextField
          name="total"
          label={text('total')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={coupon.total}
          required
        />
      </FormGrid>
      <FormActions submit={text('extend')} pending={wiring.pending} />
    </Form>
  );
}
