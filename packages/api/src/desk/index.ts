export * from './calls.ts';
export type {
  AcceptedInvitation,
  CannedReply,
  DeskAgent,
  DeskConversation,
  InvitedPerson,
  SecondStep,
  SecondStepSetup,
} from './model.ts';
export type * from './wire.ts';
