import type { Locale } from '@rider/model/locale';
import { courierName } from '../courier/couriers.ts';
import type { Parcel } from '../parcel/parcels.ts';
import type { DeliveryColumns } from '../parcel/tables.ts';
import type { CheckedShipment } from './checked-shipment.ts';

/** The delivery columns of a shipment, as on CRMEB's wire. */
export function deliveryColumns(shipment: CheckedShipment): DeliveryColumns {
  const empty = { delivery_name: '', delivery_code: '', delivery_id: '', delivery_content: '' };
  switch (shipment.method) {
    case 'deliver': {
      const { code, name } = shipment.courier;
      const courier = { delivery_code: code, delivery_name: name['en-US'], delivery_id: shipment.trackingNumber };
      return { ...empty, ...courier, delivery_type: 'express' };
    }
    case 'person':
      return { ...empty, delivery_type: 'send', delivery_name: shipment.person, delivery_id: shipment.personPhone };
    case 'virtual':
      return { ...empty, delivery_type: 'fictitious', delivery_content: shipment.content };
    case 'pickup':
      return { ...empty, delivery_type: 'pickup' };
  }
}

/** How a parcel was shipped, as operators see it in a language. */
export function shownDelivery(
  { delivery_type: type, delivery_code: code, delivery_name: name, delivery_id: id, delivery_content: content }: Parcel,
  locale: Locale,
) {
  const isOf = (kind: DeliveryColumns['delivery_type'], text: string) => (type === kind ? text : '');
  return {
    courier: isOf('express', courierName(code, name, locale)),
    trackingNumber: isOf('express', id),
    person: isOf('send', name),
    personPhone: isOf('send', id),
    content,
  };
}
