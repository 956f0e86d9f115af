export { parseMessage, plainText, type MessagePart } from './parse-message.ts';
