export type { ChatCalls } from './calls.ts';
export { ChatClient, type ChatClientOptions } from './client.ts';
export { backoffDelay, PING_INTERVAL_MS, type AgentCard, type ConnectionState } from './session/index.ts';
export type { ConversationClient, WindowClient } from './conversation-client.ts';
export { browserEnvironment, nodeEnvironment, type ChatEnvironment, type ChatSocket } from './environment.ts';
export { browserOutbox, memoryOutbox, type Outbox, type OutboxItem, type OutboxState } from './outbox.ts';
export { pictureUpload, type PictureUploadOptions, type Upload } from './picture-upload.ts';
export { browserTabs, forgetChat, type TabChannel, type Tabs } from './shared-session.ts';
export type { AttachedCard, ChatEvents, ChatSnapshot, HistoryState } from './snapshot.ts';
