import type { CompanyRole } from '@rider/model/buyer-company';
import type { Money } from '@rider/model/money';
import type { ColumnType, Generated } from 'kysely';

/** A company of buyers; not the shop's own one (`company`). */
export interface BuyerCompanyTable {
  id: Generated<number>;
  name: string;
  /** Whether members who are no owners may pay on account. */
  members_on_account: Generated<boolean>;
  created_at: Date;
}

/** A buyer in a company, at most one per buyer. Limits in cents; null for none. */
export interface CompanyMemberTable {
  buyer_id: number;
  company_id: number;
  role: CompanyRole;
  order_limit: Money | null;
  month_limit: Money | null;
  /** The member who decides instead, until the end of `deputy_until` on the shop's clock. */
  deputy_id: Generated<number | null>;
  deputy_until: ColumnType<string | null, string | null | undefined, string | null>;
  joined_at: Date;
}

/** An invitation to a company, used once. Only the SHA-256 of its token is stored. */
export interface CompanyInvitationTable {
  id: Generated<number>;
  company_id: number;
  email: string;
  role: CompanyRole;
  order_limit: Money | null;
  month_limit: Money | null;
  token_hash: string;
  invited_by: number;
  expires_at: Date;
}

/** What a company may spend on a job, in cents. The instants are those of the days, by the shop's clock when they were saved. */
export interface JobBudgetTable {
  id: Generated<number>;
  company_id: number;
  /** Unique in the company, whatever its case and spaces. */
  job: string;
  budget: Money;
  /** ISO dates; empty for any. */
  first_day: string;
  last_day: string;
  starts_at: Date | '-infinity';
  /** The first instant after the last day. */
  ends_at: Date | 'infinity';
}

/** Tables of the companies of buyers. */
export interface BuyerCompanyTables {
  buyer_company: BuyerCompanyTable;
  company_member: CompanyMemberTable;
  company_invitation: CompanyInvitationTable;
  job_budget: JobBudgetTable;
}
