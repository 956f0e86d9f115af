import type { PromotionCheck } from '@rider/api/operator';
import type { EnteredPromotion } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { formatMoment } from '@rider/ui/date';
import { Cluster, Stack } from '@rider/ui/layout';
import { formatMoney } from '@rider/ui/price';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Facts } from '../list/facts.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `PromotionCheckPanel`. */
export interface PromotionCheckPanelProps {
  values: EnteredPromotion;
  check: PromotionCheck;
  /** Why it could not be saved. */
  failure: string | null;
  pending: boolean;
  onSave: () => void;
  onBack: () => void;
}

/** What a promotion does, before it is saved; one that has no effect cannot be saved. */
export function PromotionCheckPanel({ values, check, failure, pending, onSave, onBack }: PromotionCheckPanelProps) {
  const intl = useIntl();
  const text = useMessages('desk.promotions');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const ordinary = formatMoney(intl, check.ordinary);
  const isBlocked = !check.isReduced || check.overlaps.some(({ pointless }) => pointless);
  return (
    <Stack gap="x4" ref={panel} tabIndex={-1} role="group" aria-label={text('check')}>
      <Facts
        messages="desk.promotions.checked"
        facts={{
          item: `${text(`kind.${values.kind}`)} · ${values.sku}`,
          period: [values.from, values.until].map(({ day, time }) => `${day} ${time}`).join(' – '),
          price: formatMoney(intl, values.price),
          ordinary,
          reduction: intl.formatNumber(1 - values.price / check.ordinary, { style: 'percent' }),
          quota: intl.formatNumber(values.quota),
          stock: intl.formatNumber(check.stock),
        }}
      />
      {!check.isReduced && <Banner tone="danger">{text('notReduced', { ordinary })}</Banner>}
      {check.overlaps.map(({ kind, title, price, startsAt, endsAt, pointless }) => (
        <Banner key={`${kind}${title}${startsAt}`} tone={pointless ? 'danger' : 'info'}>
          {text(pointless ? 'competes' : 'overlaps', {
            kind: text(`kind.${kind}`),
            title,
            price: formatMoney(intl, price),
            from: formatMoment(intl, startsAt),
            until: formatMoment(intl, endsAt),
          })}
        </Banner>
      ))}
      {check.cheaper && (
        <Banner tone="warning">
          {text('cheaper', { from: check.cheaper.from, price: formatMoney(intl, check.cheaper.price) })}
        </Banner>
      )}
      {values.quota > check.stock && <Banner tone="warning">{text('overStock')}</Banner>}
      <Banner tone="info">{text(check.strikesThrough ? 'strikesThrough' : 'strikesNothing', { ordinary })}</Banner>
      {failure !== null && (
        <Banner tone="danger" live>
          {failure}
        </Banner>
      )}
      <Cluster gap="x3">
        {!isBlocked && (
          <Button variant="primary" pending={pending} onClick={onSave}>
            {text('save')}
          </Button>
        )}
        <Button onClick={onBack}>{text('back')}</Button>
      </Cluster>
    </Stack>
  );
}
