/** The roles in a buyer's company. */
export const COMPANY_ROLES = ['owner', 'approver', 'buyer', 'accountant'] as const;

/** A role in a buyer's company. */
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** What a member may do in the company besides ordering. */
export type CompanyRight = 'manage' | 'approve' | 'see-orders' | 'see-invoices';

const RIGHTS: Readonly<Record<CompanyRole, readonly CompanyRight[]>> = {
  owner: ['manage', 'approve', 'see-orders', 'see-invoices'],
  approver: ['approve', 'see-orders'],
  buyer: [],
  accountant: ['see-orders', 'see-invoices'],
};

/** Whether a role has a right. */
export function hasRight(role: CompanyRole, right: CompanyRight): boolean {
  return RIGHTS[role].includes(right);
}
