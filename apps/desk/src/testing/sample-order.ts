export const COURIERS = [
  { id: 1, code: 'ups', name: 'UPS' },
  { id: 2, code: 'dhl', name: 'DHL' },
];

/** A paid order without lines, as the desk's calls answer it. */
export function orderRow(number: string, change: object = {}): object {
  return {
    order_id: number,
    add_time: 1_795_228_267,
    paid: 1,
    pay_time: 1_795_228_327,
    pay_price: '92.00',
    total_num: 3,
    real_name: 'Luis Moreno',
    user_address: '12 Glass Street, Tucson',
    _status: { _type: 1 },
    parcels: [],
    cartInfo: [],
    buyer: { uid: '7', name: 'Luis', account: 'luisglass', company: 'Moreno Glazing Co' },
    tags: [],
    parcelEvents: [],
    ...change,
  };
}
