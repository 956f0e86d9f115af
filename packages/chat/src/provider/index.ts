export { ChatProvider, useChatSettings, type ChatProviderProps, type ChatSettings } from './provider.tsx';
export { loadMessages, type ChatLocale, type ChatMessages } from './load-messages.ts';
export { useChat, useChatSocket, type ChatLine, type LineClient } from './use-chat.ts';
