import { checkoutScreen } from '@rider/model/order-screens';

/** The fields of a form, and of the call behind it, that identify the promotion in which a product is bought. */
export interface PromotionFields {
  secKillId?: string;
  combinationId?: string;
  /** The group to join; without it a group is started. */
  pinkId?: string;
}

/** Ids of promotions and groups; any other value is not one of the shop's. */
const ID = /^\d{1,20}$/;

/** Reads the fields of a form or any other source of texts; others are left out. */
export function readPromotionFields(text: (name: keyof PromotionFields) => string): PromotionFields {
  const fields: PromotionFields = {};
  for (const name of ['secKillId', 'combinationId', 'pinkId'] as const)
    if (ID.test(text(name))) fields[name] = text(name);
  return fields;
}

/** Address of the checkout of a line that is bought at once, with the promotion that its order names again. */
export function checkoutAtOnce(lineId: string, promotion: PromotionFields): string {
  const fields = new URLSearchParams({ ...promotion }).toString();
  return `${checkoutScreen([lineId], true)}${fields && `&${fields}`}`;
}
