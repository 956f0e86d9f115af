export { ChatProvider, useChatSettings, type ChatProviderProps, type ChatSettings } from './provider.tsx';
export { loadMessages, type ChatLocale, type ChatMessages } from './load-messages.ts';
export { useChat, useChatSocket, type ChatSocketState, type ConnectableClient } from './use-chat.ts';
