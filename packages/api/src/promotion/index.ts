export { remindOfStart } from './calls.ts';
export { forgetReminder, isReminded } from './reminder.ts';
export type * from './wire.ts';
