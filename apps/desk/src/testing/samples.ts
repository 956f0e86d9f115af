/** An agent row as on the wire. */
export function agentRow(id: number, name: string, change: object = {}): object {
  return { uid: id, account: name, wx_name: name, role: 'Hinges', avatar: '', available: 1, online: 1, ...change };
}

/** A conversation row as on the wire. */
export function conversationRow(buyerUid: number, name: string, change: object = {}): object {
  return {
    to_uid: buyerUid,
    nickname: name,
    company: 'Moreno Glazing Co',
    avatar: '',
    message: 'In black?',
    message_type: 1,
    from_agent: 0,
    mssage_num: 0,
    update_time: 1_795_228_267,
    ...change,
  };
}

/** The signed-in agent. */
export const MAYA_ROW = agentRow(7, 'Maya Lindqvist');
