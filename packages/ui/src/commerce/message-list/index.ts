export { MessageList, type MessageListProps } from './message-list.tsx';
export type { Message } from './message-row.tsx';
