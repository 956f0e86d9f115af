import type { OrderDraft, OrderingBuyer } from '@rider/api/operator';
import { isPickUp, type ShippingOption } from '@rider/model/shipping';
import { Select } from '@rider/ui/field';
import { DialogButton } from '../list/dialog-button.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { NewAddress } from './new-address.tsx';
import { ShippingChoice } from './shipping-choice.tsx';
import * as styles from './order-entry.css.ts';

type Delivery = Pick<OrderDraft, 'addressId' | 'shipping'>;

/** Props of `DeliveryFields`. */
export interface DeliveryFieldsProps extends Delivery {
  buyer: OrderingBuyer;
  options: readonly ShippingOption[];
  onChange: (change: Partial<Delivery>) => void;
}

/** How an order is shipped, and to which of the buyer's addresses, or a new one. */
export function DeliveryFields({ buyer, options, addressId, shipping, onChange }: DeliveryFieldsProps) {
  const { uid, addresses } = buyer;
  const text = useMessages('desk.orderEntry');
  return (
    <>
      <ShippingChoice options={options} value={shipping} onChoose={(chosen) => onChange({ shipping: chosen })} />
      {!isPickUp(shipping) && (
        <div className={styles.add}>
          <Select
            label={text('address')}
            description={addresses.length === 0 && text('noAddress')}
            value={addressId}
            onChange={(event) => onChange({ addressId: event.currentTarget.value })}
            required
          >
            {addressId === '' && <option value="">{text('chooseAddress')}</option>}
            {addresses.map(({ id, addressee, text: address }) => (
              <option key={id} value={id}>
                {[addressee, address].filter(Boolean).join(', ')}
              </option>
            ))}
          </Select>
          <DialogButton label={text('newAddress')}>
            {(close) => <NewAddress buyerId={uid} onClose={close} onSaved={(id) => onChange({ addressId: id })} />}
          </DialogButton>
        </div>
      )}
    </>
  );
}
