import type { DeskAgent } from './model.ts';

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
  kefuInfo: DeskAgent;
}
