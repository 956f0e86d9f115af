import type { DeskAgent, DeskConversation } from '@rider/api/desk';

/** An agent as the backend answers. */
export function agentRow(id: number, name: string, change: Partial<DeskAgent> = {}): DeskAgent {
  return {
    uid: String(id),
    account: name,
    name,
    role: 'Hinges',
    avatar: '',
    available: true,
    online: true,
    staffRole: 'support',
    secondStepRequired: false,
    ...change,
  };
}

/** A conversation as the backend answers. */
export function conversationRow(
  buyerUid: number,
  name: string,
  change: Partial<DeskConversation> = {},
): DeskConversation {
  return {
    buyerUid: String(buyerUid),
    name,
    company: 'Moreno Glazing Co',
    avatar: '',
    last: { text: 'In black?', kind: 'text', fromAgent: false },
    at: 1_795_228_267_000,
    unread: 0,
    ...change,
  };
}

/** The signed-in agent. */
export const MAYA_ROW = agentRow(7, 'Maya Lindqvist');
