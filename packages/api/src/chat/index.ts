export {
  CHAT_PAGE_SIZE,
  getAgents,
  getChatNotice,
  getChatToken,
  getRecords,
  getSocketAddress,
  LONGEST_TEXT,
  type ChatToken,
} from './calls.ts';
export { readFrame, writeFrame, type ClientFrame, type ServerFrame } from './frames.ts';
export { readProductBody, writeProductBody, type ProductBody } from '../product-body/index.ts';
export { KIND_NUMBERS } from './message.ts';
export type * from './frame-wire.ts';
export type * from './wire.ts';
