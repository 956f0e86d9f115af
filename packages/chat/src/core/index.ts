export { ChatClient, type ChatClientOptions } from './client.ts';
export { backoffDelay, PING_INTERVAL_MS, type ConnectionState } from './connection.ts';
export type { ConversationClient, WindowClient } from './conversation-client.ts';
export { browserEnvironment, type ChatEnvironment, type ChatSocket } from './environment.ts';
export { browserOutbox, memoryOutbox, type Outbox, type OutboxItem, type OutboxState } from './outbox.ts';
export { pictureUpload, type PictureUploadOptions, type Upload } from './picture-upload.ts';
export type { AgentCard } from './session.ts';
export { browserTabs, forgetChat, type TabChannel, type Tabs } from './shared-session.ts';
export type { ChatEvents, ChatSnapshot, HistoryState } from './snapshot.ts';
