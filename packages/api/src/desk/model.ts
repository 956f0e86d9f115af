import type { StaffRole } from '@rider/model/staff';

/** A person at the desk. */
export interface DeskAgent {
  uid: string;
  account: string;
  name: string;
  /** The title that buyers read. */
  role: string;
  avatar: string;
  /** The availability that the agent has set. */
  available: boolean;
  /** Whether buyers' messages reach the agent now. */
  online: boolean;
  /** What the agent may do besides answering messages (`mayUse`). */
  staffRole: StaffRole;
  /** Whether the agent must set up a second step before the operators' calls answer. */
  secondStepRequired: boolean;
}

/** The person of an invitation. */
export interface InvitedPerson {
  name: string;
  /** Empty for the first owner, who chooses one. */
  email: string;
}

/** What an invited person enters. */
export interface AcceptedInvitation extends InvitedPerson {
  /** Of the invitation's link. */
  token: string;
  password: string;
}

/** The second step of an agent's sign-in. */
export interface SecondStep {
  isOn: boolean;
  /** How many recovery codes are left. */
  recoveryCodes: number;
}

/** What an authenticator needs. */
export interface SecondStepSetup {
  /** In base32, for typing. */
  secret: string;
  /** Address of the QR code's picture. */
  picture: string;
}

/** A conversation of the agent: the buyer and the last message. */
export interface DeskConversation {
  buyerUid: string;
  name: string;
  company: string;
  avatar: string;
  last: { text: string; kind: 'text' | 'emoji' | 'image' | 'product' | 'order' | 'none'; fromAgent: boolean };
  /** Epoch milliseconds. */
  at: number;
  unread: number;
}

/** A canned reply of an agent. */
export interface CannedReply {
  id: string;
  text: string;
}
