import type { OrderingBuyer } from '@rider/api/operator';
import { isPickUp, type ShippingOption } from '@rider/model/shipping';
import { Select } from '@rider/ui/field';
import { useMessages } from '../messages/use-messages.ts';
import { ShippingChoice } from './shipping-choice.tsx';

/** Props of `DeliveryFields`. */
export interface DeliveryFieldsProps {
  addresses: OrderingBuyer['addresses'];
  options: readonly ShippingOption[];
  /** Empty for none. */
  addressId: string;
  onAddress: (id: string) => void;
  shipping: string;
  onShipping: (optionId: string) => void;
}

/** How an order is shipped, and to which of the buyer's addresses. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { addresses, options, addressId, onAddress, shipping, onShipping } = props;
  const text = useMessages('desk.orderEntry');
  return (
    <>
      <ShippingChoice options={options} value={shipping} onChoose={onShipping} />
      {!isPickUp(shipping) && (
        <Select
          label={text('address')}
          description={addresses.length === 0 && text('noAddress')}
          value={addressId}
          onChange={(event) => onAddress(event.currentTarget.value)}
          required
        >
          {addressId === '' && <option value="">{text('chooseAddress')}</option>}
          {addresses.map(({ id, addressee, text: address }) => (
            <option key={id} value={id}>
              {[addressee, address].filter(Boolean).join(', ')}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
