export * from './calls.ts';
export type { CannedReply, DeskAgent, DeskConversation, SecondStep, SecondStepSetup } from './model.ts';
export type * from './wire.ts';
