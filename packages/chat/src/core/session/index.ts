export * from './connection.ts';
export * from './known-messages.ts';
export * from './match-record.ts';
export * from './pace.ts';
export * from './records.ts';
export * from './sender.ts';
export * from './session.ts';
export * from './session-messages.ts';
