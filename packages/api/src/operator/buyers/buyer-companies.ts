import type { CompanyInvitation, CompanyMember, JobBudget } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import type { StoredOrderState } from '@rider/model/order';
import type { PriceListState } from '@rider/model/price-list';
import { memberToWire, type MemberInput } from '../../buyer-company/member-wire.ts';
import { getOwn, postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';
import type { OperatorBuyerState } from './buyers.ts';

/** A company of buyers in the desk's list. */
export interface BuyerCompany {
  id: string;
  name: string;
  /** Names of its owners; empty if nobody can manage it. */
  owners: string[];
  members: number;
  orders: number;
  /** Epoch milliseconds. */
  since: number;
}

/** A member as the desk shows it. */
export interface BuyerCompanyMember extends CompanyMember {
  account: string;
  /** The state of the account: a disabled owner manages nothing. */
  state: OperatorBuyerState;
}

/** An order of a company. */
export interface BuyerCompanyOrder {
  number: string;
  orderedBy: string;
  job: string;
  state: StoredOrderState;
  total: Money;
  /** Epoch milliseconds. */
  placedAt: number;
}

/** A company of buyers with everything in it. */
export interface BuyerCompanyContents extends Pick<BuyerCompany, 'id' | 'name' | 'since'> {
  members: BuyerCompanyMember[];
  invitations: CompanyInvitation[];
  budgets: JobBudget[];
  priceLists: { id: string; name: string; state: PriceListState }[];
  /** The latest ones. */
  orders: BuyerCompanyOrder[];
  /** How many there are in all. */
  orderCount: number;
}

/** Companies of buyers by name; searched by name, and by account and e-mail of a member. */
export function getBuyerCompanies(api: Api, query: OperatorListQuery): Promise<OperatorList<BuyerCompany>> {
  return getOperatorList(api, 'buyer_companies', query);
}

/** A company of buyers. */
export function getBuyerCompany(api: Api, id: string): Promise<BuyerCompanyContents> {
  return getOwn(api, operatorPath`buyer_companies/${id}`);
}

/** Renames a company. Rejects with field errors, and with 900013 if its name is not the one `seen`. */
export function renameBuyerCompany(api: Api, id: string, name: string, seen: string): Promise<void> {
  return postOwn(api, operatorPath`buyer_companies/${id}/rename`, { name, seen: { name: seen } });
}

/** Makes a buyer a member by account or e-mail. Rejects with field errors for one who is unknown or belongs to a company. */
export function addBuyerToCompany(
  api: Api,
  id: string,
  { account, ...member }: MemberInput & { account: string },
): Promise<void> {
  return postOwn(api, operatorPath`buyer_companies/${id}/add`, { account, ...memberToWire(member) });
}

/**
 * Sets role and limits of a member, such as a new owner. Rejects with field errors, 911005 for the last owner, 900013 if they are not the
 * ones `seen`.
 */
export function changeBuyerOfCompany(
  api: Api,
  { id, uid, seen }: { id: string; uid: string; seen: MemberInput },
  member: MemberInput,
): Promise<void> {
  return postOwn(api, operatorPath`buyer_companies/${id}/members/${uid}`, { ...memberToWire(member), seen });
}

/** Removes a member; the orders remain. Rejects with 911005 for the last owner. */
export function removeBuyerFromCompany(api: Api, id: string, uid: string): Promise<void> {
  return postOwn(api, operatorPath`buyer_companies/${id}/members/${uid}/remove`);
}
