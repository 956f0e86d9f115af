/** Answer of `GET get_workerman_url`. */
export interface SocketAddressWire {
  /** Empty, because the desk uses the same socket. */
  admin: string;
  /** Absolute address, `ws:` or `wss:`. */
  chat: string;
}

/** Request of `GET user/service/list`. */
export interface AgentsRequestWire {
  page: number;
  limit: number;
}

/** Row of `GET user/service/list` (`role` and `online` are not in CRMEB). */
export interface ChatAgentWire {
  id: number;
  uid: number;
  avatar: string;
  wx_name: string;
  nickname: string;
  role: string;
  status: number;
  online: 0 | 1;
}

/** Request of `GET v2/user/service/record`. */
export interface RecordsRequestWire {
  /** The agent; 0 lets the server choose. */
  toUid: string;
  limit: number;
  page: number;
  /** Id of the oldest message known; 0 for the newest page. */
  uidTo: string;
}

/** Answer of `GET v2/user/service/record` and `GET kefuapi/service/record`: a page, oldest message first. */
export interface RecordsWire {
  serviceList: ChatMessageWire[];
  uid: number;
  nickname: string;
  avatar: string;
  /** Not in CRMEB: id of the newest message that the other side has read; "0" for none. */
  read_id: string;
}

/** Answer of `GET user/service/get_adv`. */
export interface ChatBannerWire {
  /** HTML, not sanitised. */
  content: string;
  /** When agents answer again, unix seconds; 0 while they do (not in CRMEB). */
  opens_at?: number;
  /** Whether unread replies are sent by e-mail (not in CRMEB). */
  emails_replies?: 0 | 1;
}

/** Message of the chat, in records and frames (`cid` is not in CRMEB). */
export interface ChatMessageWire {
  id: string;
  /** The sender's own id; empty without one. */
  cid: string;
  uid: number;
  to_uid: number;
  msn: string;
  /** See `KIND_NUMBERS`. */
  msn_type: number;
  is_tourist: 0;
  /** Unix seconds. */
  add_time: number;
  /** `Y-m-d H:i:s`, UTC. */
  _add_time: string;
  nickname: string;
  avatar: string;
  productInfo: ChatProductWire | null;
  orderInfo: ChatOrderWire | null;
}

/** Product of a product card. */
export interface ChatProductWire {
  id: number;
  store_name: string;
  image: string;
  /** Decimal amount. */
  price: string;
  /** Decimal amount. */
  ot_price: string;
  sales: string;
  stock: number;
}

/** Order of an order card. */
export interface ChatOrderWire {
  order_id: string;
  cartInfo: ChatOrderLineWire[];
}

/** Line of an order card. */
export interface ChatOrderLineWire {
  id: string;
  cart_num: number;
  /** The prices of the product and, in CRMEB, of the variant; decimal amounts. */
  productInfo: { image: string; price: string; attrInfo?: { price: string } };
}

/** `POST partner/chat_token` (not in CRMEB: see README.md). */
export interface ChatTokenRequestWire {
  /** A JSON Web Token that the partner's key signed. */
  assertion: string;
}

/** Answer of `POST partner/chat_token`. */
export interface ChatTokenWire {
  chat_token: string;
  /** The buyer of the chat. */
  uid: number;
  /** Unix time. */
  expires_time: number;
}
