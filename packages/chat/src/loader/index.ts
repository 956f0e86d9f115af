export type { BootOptions, RiderChat, RiderChatCommands } from './commands.ts';
