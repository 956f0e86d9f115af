'use client';

import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../primitives/announcer/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CouponThreshold, CouponValidity, type Coupon } from '../coupon-card/index.ts';
import { OptionCards } from '../../primitives/option-cards/index.ts';
import { formatMoney } from '../price/index.ts';
import * as styles from './coupon-picker.css.ts';

/** A coupon of the buyer, at checkout. */
export interface CouponChoice extends Coupon {
  id: string;
  /** Why it cannot be used for this order; usable when absent. */
  obstacle?: ReactNode;
}

/**
 * Props of the picker. Controlled with `value`, else it starts at `defaultValue` or the best coupon. An empty value is
 * no coupon.
 */
export interface CouponPickerProps {
  /** Coupons to choose from. */
  coupons: readonly CouponChoice[];
  /** Id of the coupon with the largest discount, computed by the backend. */
  best?: string | undefined;
  /** Name of the form field. */
  name?: string;
  /** Id of the form, when the picker is outside of it. */
  form?: string | undefined;
  /** The value, if controlled. */
  value?: string | undefined;
  /** The initial value, if uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the new value. */
  onValueChange?: ((id: string) => void) | undefined;
}

/** Selects a coupon, or none, for an order; marks the best one. */
export function CouponPicker({ coupons, best, name = 'couponId', defaultValue, ...props }: CouponPickerProps) {
  const intl = useIntl();
  const [own, setOwn] = useState(defaultValue ?? best ?? '');
  const value = props.value ?? own;
  const choose = (id: string) => {
    setOwn(id);
    props.onValueChange?.(id);
  };
  const bestTitle = coupons.find(({ id }) => id === best)?.title;
  const chooseBest = () => {
    if (best === undefined || value === best) return;
    choose(best);
    announce(intl.formatMessage({ id: 'ui.couponPicker.taken' }, { title: bestTitle }));
  };
  return (
    <div data-component="coupon-picker" className={styles.picker}>
      <OptionCards
        label={<FormattedMessage id="ui.couponPicker.legend" />}
        name={name}
        value={value}
        form={props.form}
        onValueChange={choose}
        options={[
          ...coupons.map((coupon) => ({
            value: coupon.id,
            label: (
              <FormattedMessage
                id="ui.couponPicker.option"
                values={{ amount: formatMoney(intl, coupon.reduction), title: coupon.title }}
              />
            ),
            note: <CouponNote coupon={coupon} />,
            end: coupon.id === best && <BestBadge />,
            disabled: coupon.obstacle !== undefined,
          })),
          { value: '', label: <FormattedMessage id="ui.couponPicker.none" /> },
        ]}
      />
      {bestTitle !== undefined && (
        <div>
          <Button size="small" aria-disabled={value === best || undefined} onClick={chooseBest}>
            <FormattedMessage id="ui.couponPicker.chooseBest" />
          </Button>
        </div>
      )}
    </div>
  );
}

function CouponNote({ coupon }: { coupon: CouponChoice }) {
  return (
    <>
      <CouponThreshold coupon={coupon} />
      {' · '}
      <CouponValidity coupon={coupon} />
      {coupon.obstacle && <span className={styles.obstacle}>{coupon.obstacle}</span>}
    </>
  );
}

function BestBadge() {
  return (
    <Badge tone="success">
      <FormattedMessage id="ui.couponPicker.best" />
    </Badge>
  );
}
