export { ChatWindow, type ChatWindowProps } from './chat-window.tsx';
