import {
  adjustPromotion,
  stopPromotion,
  type OperatorPromotion,
  type OperatorPromotionTerms,
} from '@rider/api/operator';
import { promotionAdjustmentSchema, validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { formatMoment } from '@rider/ui/date';
import { Dialog } from '@rider/ui/dialog';
import { TextField } from '@rider/ui/field';
import { Form, FormActions, FormGrid } from '@rider/ui/form';
import { Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { Skeleton } from '@rider/ui/skeleton';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { promotionQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { ConfirmedButton } from '../form/confirmed-button.tsx';
import { MomentFields } from '../form/moment-fields.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';
import { PromotionForm } from './promotion-form.tsx';

/** Changes a scheduled promotion, adjusts or stops an active one, or repeats one that has ended. */
export function PromotionDialog({ promotion: listed, onClose }: { promotion: OperatorPromotion; onClose: () => void }) {
  const text = useMessages('desk.promotions');
  const { data: promotion, error } = useOptionalQuery(promotionQuery(listed.id));
  const isOver = listed.state === 'ended';
  return (
    <Dialog open onOpenChange={onClose} title={text(isOver ? 'repeatTitle' : 'changeTitle', { title: listed.title })}>
      {promotion ? (
        <OpenPromotion promotion={promotion} isOver={isOver} onClose={onClose} />
      ) : error ? (
        <Banner tone="danger">{text('failed')}</Banner>
      ) : (
        <Skeleton height="20rem" />
      )}
    </Dialog>
  );
}

interface OpenPromotionProps {
  promotion: OperatorPromotionTerms;
  isOver: boolean;
  onClose: () => void;
}

function OpenPromotion({ promotion, isOver, onClose }: OpenPromotionProps) {
  const text = useMessages('desk.promotions');
  const [openedVersion] = useState(promotion.version);
  const [isScheduled] = useState(promotion.state === 'scheduled');
  return (
    <Stack gap="x6">
      {promotion.version !== openedVersion && <SavedValues promotion={promotion} />}
      {isOver || isScheduled ? (
        <PromotionForm promotion={promotion} isChange={!isOver} onSaved={onClose} />
      ) : (
        <AdjustmentForm promotion={promotion} onSaved={onClose} />
      )}
      {!isOver && (
        <ConfirmedButton
          label={text('stop')}
          title={text('stopTitle')}
          description={text(
            isScheduled ? 'stopScheduled' : promotion.kind === 'groupBuy' ? 'stopGroups' : 'stopActive',
            {
              groups: promotion.openGroups,
            },
          )}
          act={() => stopPromotion(api, promotion)}
          done={text('stopped')}
          change="promotion"
          onDone={onClose}
        />
      )}
    </Stack>
  );
}

/** What another operator saved while the dialog was open. */
function SavedValues({ promotion: { price, quota, startsAt, endsAt } }: { promotion: OperatorPromotionTerms }) {
  const intl = useIntl();
  const text = useMessages('desk.promotions');
  return (
    <Banner tone="warning" live>
      {text('savedValues', {
        price: formatMoney(intl, price),
        quota,
        from: formatMoment(intl, startsAt),
        until: formatMoment(intl, endsAt),
      })}
    </Banner>
  );
}

/** Changes quota and end of an active promotion. */
function AdjustmentForm({ promotion, onSaved }: { promotion: OperatorPromotionTerms; onSaved: () => void }) {
  const text = useMessages('desk.promotions');
  const { wiring } = useSavedForm({
    check: (typed) => validate(promotionAdjustmentSchema, nestedValues(typed)),
    save: (values) => adjustPromotion(api, promotion, values),
    saved: () => text('saved'),
    onSaved,
    change: 'promotion',
  });
  return (
    <Form {...wiring}>
      <Text tone="quiet">{text('adjustNote', { ordered: promotion.quota - promotion.remaining })}</Text>
      <FormGrid>
        <TextField
          name="quota"
          label={text('quota')}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={promotion.quota}
          required
        />
      </FormGrid>
      <FormGrid>
        <MomentFields name="until" label={text('ends')} instant={promotion.endsAt} time="23:59" required />
      </FormGrid>
      <FormActions submit={text('save')} pending={wiring.pending} />
    </Form>
  );
}
