/** Agent at the desk, in `kefuapi/login`, `kefuapi/me` and `kefuapi/agents`. */
export interface DeskAgentWire {
  uid: number;
  account: string;
  wx_name: string;
  role: string;
  avatar: string;
  greeting: string;
  /** The agent's own setting. */
  available: 0 | 1;
  online: 0 | 1;
  /** 1 for agents who run the shop. */
  operator: 0 | 1;
  /** 1 for an operator who must set up a second step before the operators' calls answer. */
  second_step_required: 0 | 1;
}

/** Answer of `GET kefuapi/second_step`. */
export interface SecondStepWire {
  on: 0 | 1;
  /** How many are left. */
  recovery_codes: number;
}

/** Answer of `POST kefuapi/second_step/begin`: an authenticator's secret in base32, and its QR code as the address of a picture. */
export interface SecondStepSetupWire {
  secret: string;
  qr: string;
}

/** Request of `POST kefuapi/second_step/confirm` and `/end`. */
export interface SecondStepCodeRequestWire {
  code: string;
}

/** Answer of `POST kefuapi/second_step/confirm`. */
export interface RecoveryCodesWire {
  list: readonly string[];
}

/** Answer of `GET kefuapi/orders`: a buyer's latest orders, and how many there are in all. */
export interface DeskOrdersWire {
  list: object[];
  count: number;
}

/** Answer of `POST kefuapi/login`. The shop's server removes the token; a page gets `signedIn` instead. */
export interface DeskSessionWire {
  token: string;
  /** Unix seconds. */
  exp_time: number;
  kefuInfo: DeskAgentWire;
}

/** Request of `POST kefuapi/online`. */
export interface AvailabilityRequestWire {
  online: 0 | 1;
}

/** Request of `GET kefuapi/conversations`. */
export interface ConversationsRequestWire {
  search: string;
}

/** Row of `GET kefuapi/conversations`: a buyer with the last message. */
export interface DeskConversationWire {
  to_uid: number;
  nickname: string;
  company: string;
  avatar: string;
  message: string;
  /** See `KIND_NUMBERS`; 0 without a message. */
  message_type: number;
  from_agent: 0 | 1;
  mssage_num: number;
  /** Id of the last message that the buyer has read. */
  read_id: string;
  /** Unix seconds. */
  update_time: number;
}

/** Names the buyer that a call of the desk is about. */
export interface DeskBuyerRequestWire {
  uid: string;
}

/** Request of `GET kefuapi/service/record`. */
export interface DeskRecordsRequestWire extends DeskBuyerRequestWire {
  limit: number;
  /** Id of the oldest message known; 0 for the newest page. */
  uidTo: string;
}

/** Request of `POST kefuapi/service/transfer`. */
export interface TransferRequestWire extends DeskBuyerRequestWire {
  kefuToUid: string;
}

/** Row of `GET kefuapi/service/speechcraft`. */
export interface CannedReplyWire {
  id: number;
  message: string;
}

/** Request of `POST kefuapi/service/speechcraft`: changes the reply `id`, or saves a new one without. */
export interface CannedReplyRequestWire {
  id?: string | undefined;
  message: string;
}

/** Request of `POST kefuapi/service/speechcraft/delete`. */
export interface CannedReplyDeletionRequestWire {
  id: string;
}
