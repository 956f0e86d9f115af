import { REFUND_PHOTOS } from '@rider/model/limits';
import type { OrderServices } from '../order/checkout.ts';
import { requireOwnPictures } from '../upload/pictures.ts';
import { lockRefund, moveRefund } from './lock-refund.ts';

/** The buyer's data on the return shipment. */
export interface ReturnShipment {
  company: string;
  slipNumber: string;
  phone: string;
  photos: readonly string[];
}

/** Withdraws a buyer's request. @throws ApiError `unknown-refund`, `refund-not-withdrawable`. */
export async function cancelRefund({ database, clock }: OrderServices, buyerId: number, number: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { refund } = await lockRefund(transaction, buyerId, { number });
    await moveRefund(transaction, refund, 'cancel', {
      otherwise: 'refund-not-withdrawable',
      closed_at: new Date(clock()),
    });
  });
}

/** Stores the return shipment of a refund. @throws ApiError `unknown-refund`, `refund-state-changed`, those of the pictures. */
export async function shipReturn(
  { database, clock }: OrderServices,
  buyerId: number,
  refundId: number,
  { company, slipNumber, phone, photos }: ReturnShipment,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { refund } = await lockRefund(transaction, buyerId, { id: refundId });
    const owner = { owner_role: 'buyer', owner_id: buyerId } as const;
    await moveRefund(transaction, refund, 'send-goods', {
      returned_at: new Date(clock()),
      return_company: company,
      return_slip: slipNumber,
      return_phone: phone,
      return_photos: JSON.stringify(await requireOwnPictures(transaction, owner, photos, REFUND_PHOTOS)),
    });
  });
}
