export {
  CHAT_PAGE_SIZE,
  getAgents,
  getChatNotice,
  getChatToken,
  getRecords,
  getSocketAddress,
  LONGEST_TEXT,
  NO_AGENT_ONLINE_STATUS,
  type ChatToken,
} from './calls.ts';
export { readFrame, writeFrame, type ClientFrame, type ServerFrame } from './frames.ts';
export { readProductBody, writeProductBody, type ProductBody } from './product-body.ts';
export { KIND_NUMBERS } from './message.ts';
export type * from './frame-wire.ts';
export type * from './wire.ts';
