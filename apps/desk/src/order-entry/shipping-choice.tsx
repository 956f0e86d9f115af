import { isPickUp, type ShippingOption } from '@rider/model/shipping';
import { Select } from '@rider/ui/field';
import { formatMoney } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `ShippingChoice`. */
export interface ShippingChoiceProps {
  /** The options of the quote; empty before there is one. */
  options: readonly ShippingOption[];
  value: string;
  onChoose: (optionId: string) => void;
}

/** Delivery as the products require it, or pick-up at a counter. */
export function ShippingChoice({ options, value, onChoose }: ShippingChoiceProps) {
  const intl = useIntl();
  const text = useMessages('desk.orderEntry');
  const priceOf = ({ freight }: ShippingOption) =>
    freight === 0 ? intl.formatMessage({ id: 'ui.orderSummary.free' }) : formatMoney(intl, freight);
  const delivery = options.find(({ counter, obstacle }) => counter === null && obstacle === null);
  const counters = options.filter(({ id }) => isPickUp(id));
  return (
    <Select label={text('shipping')} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="delivery">
        {delivery
          ? text(`shipping.${delivery.freightClass ?? 'ground'}`, { price: priceOf(delivery) })
          : text('shipping.delivery')}
      </option>
      {isPickUp(value) && counters.every(({ id }) => id !== value) && (
        <option value={value}>{text('shipping.counter')}</option>
      )}
      {counters.map(({ id, counter }) => (
        <option key={id} value={id}>
          {text('shipping.pickUp', { counter: counter?.name ?? '' })}
        </option>
      ))}
    </Select>
  );
}
