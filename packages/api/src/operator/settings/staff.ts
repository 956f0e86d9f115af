import type { StaffRole } from '@rider/model/staff';
import { postOwn, type Api } from '../../transport/index.ts';
import { operatorPath } from '../call.ts';
import { getOperatorList, type OperatorList, type OperatorListQuery } from '../list.ts';

/** States of those who work for the shop. */
export const STAFF_STATES = ['active', 'invited', 'deactivated'] as const;

/** A person who works for the shop. */
export interface StaffMember {
  id: string;
  /** The e-mail address; demonstration agents have a name. */
  account: string;
  name: string;
  role: StaffRole;
  state: (typeof STAFF_STATES)[number];
  /** Whether signing in takes a second step. */
  secondStep: boolean;
  /** How many sessions are open. */
  sessions: number;
}

/** A new invitation. The token of its link is returned only once. */
export interface StaffInvitation {
  token: string;
}

/** Those who work for the shop, by account; searched by account and name. */
export function getStaff(api: Api, query: OperatorListQuery): Promise<OperatorList<StaffMember>> {
  return getOperatorList(api, 'staff', query);
}

/** Invites a person by e-mail. Rejects with errors by field, and with 910714 if somebody has the account. */
export function inviteStaff(
  api: Api,
  person: { name: string; email: string; role: StaffRole },
): Promise<StaffInvitation> {
  return postOwn(api, operatorPath`staff/invite`, person);
}

/** Makes a new invitation, also for who forgot the password; earlier ones become invalid. */
export function renewStaffInvitation(api: Api, id: string): Promise<StaffInvitation> {
  return postOwn(api, operatorPath`staff/${id}/invite`);
}

/** Withdraws an invitation that was not accepted; its link becomes invalid. */
export function withdrawStaffInvitation(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`staff/${id}/withdraw`);
}

/** Gives a person another role and ends the sessions. Rejects with 910715 for the last owner, 900013 if the role is not the one `seen`. */
export function changeStaffRole(api: Api, id: string, role: StaffRole, seen: StaffRole): Promise<void> {
  return postOwn(api, operatorPath`staff/${id}/role`, { role, seen: { role: seen } });
}

/** Deactivates a person, who can no longer sign in. Rejects with 910715 for the last owner. */
export function deactivateStaff(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`staff/${id}/deactivate`);
}

/** Activates a deactivated person. */
export function activateStaff(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`staff/${id}/activate`);
}

/** Ends all sessions of a person. */
export function signOutStaff(api: Api, id: string): Promise<void> {
  return postOwn(api, operatorPath`staff/${id}/sign_out`);
}
