import type { CompanyRole } from '@rider/model/buyer-company';
import { moneyToDecimal, type Money } from '@rider/model/money';

/** Role and limits of a member, in cents; null for no limit. */
export interface MemberInput {
  role: CompanyRole;
  perOrder: Money | null;
  perMonth: Money | null;
}

/** Role and limits as forms send them. */
export function memberToWire({ role, perOrder, perMonth }: MemberInput) {
  const amount = (cents: Money | null) => (cents === null ? '' : moneyToDecimal(cents));
  return { role, perOrder: amount(perOrder), perMonth: amount(perMonth) };
}
