import type { FreightClass, ShippingObstacle, ShippingOption } from '@rider/model/shipping';
import { OptionCards, type OptionCard } from '@rider/ui/option-cards';
import { formatMoney } from '@rider/ui/price';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

export interface ShippingChoiceProps {
  options: readonly ShippingOption[];
  /** Id of the chosen option. */
  value: string;
  onChoose: (optionId: string) => void;
}

/** The ways to get the products, each with its price and its days. */
export function ShippingChoice({ options, value, onChoose }: ShippingChoiceProps) {
  const intl = useIntl();
  return (
    <OptionCards
      label={<FormattedMessage id="shop.checkout.shipping" />}
      name="shipping"
      form="order"
      value={value}
      onValueChange={onChoose}
      options={options.map((option) => cardOf(intl, option))}
    />
  );
}

function cardOf(intl: IntlShape, option: ShippingOption): OptionCard {
  const { id, counter, freightClass, freight, obstacle } = option;
  const price = freight === 0 ? intl.formatMessage({ id: 'ui.orderSummary.free' }) : formatMoney(intl, freight);
  return {
    value: id,
    icon: counter === null ? 'truck' : 'box',
    label:
      counter === null
        ? intl.formatMessage({ id: `shop.checkout.shipping.${freightClass ?? 'delivery'}` })
        : intl.formatMessage({ id: 'shop.checkout.shipping.pickUp' }, { counter: counter.name }),
    note: linesOf(intl, option).map((line, index) => (
      <span key={line}>
        {index > 0 && <br />}
        <span>{line}</span>
      </span>
    )),
    end: obstacle === null && <span>{price}</span>,
    disabled: obstacle !== null,
  };
}

/** Why products cannot ship so, or when they arrive or are ready; address and hours of a counter. */
function linesOf(intl: IntlShape, option: ShippingOption): string[] {
  const { counter, freightClass, days, workingDays, obstacle } = option;
  if (obstacle !== null) return [obstacleInWords(intl, obstacle)];
  const first = daysInWords(intl, { days, workingDays }, freightClass);
  return [first, counter?.address ?? '', counter?.hours ?? ''].filter(Boolean);
}

function obstacleInWords(intl: IntlShape, obstacle: ShippingObstacle): string {
  const limit = {
    meters: obstacle.reason === 'length' ? intl.formatNumber(obstacle.limitMm / 1000) : '',
    kilograms: obstacle.reason === 'weight' ? intl.formatNumber(obstacle.limitKg) : '',
  };
  return intl.formatMessage({ id: `shop.checkout.shipping.obstacle.${obstacle.reason}` }, limit);
}

function daysInWords(
  intl: IntlShape,
  { days, workingDays }: Pick<ShippingOption, 'days' | 'workingDays'>,
  freightClass: FreightClass | null,
): string {
  if (days !== null) {
    // Days of the shop's calendar, which no time zone shifts.
    const [first, last] = days.map((day) =>
      intl.formatDate(`${day}T12:00:00Z`, { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
    );
    return intl.formatMessage({ id: `shop.checkout.shipping.${freightClass ? 'arrives' : 'ready'}` }, { first, last });
  }
  if (workingDays === null) return '';
  const { leastDays: least, mostDays: most } = workingDays;
  return intl.formatMessage({ id: 'shop.checkout.shipping.afterDispatch' }, { least, most });
}
