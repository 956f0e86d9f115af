export * from './calls.ts';
export type { CannedReply, DeskAgent, DeskConversation } from './model.ts';
export type * from './wire.ts';
