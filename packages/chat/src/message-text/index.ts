export { copyWithCodes, textOfCopied } from './copied-text.ts';
export { parseEmoji, parseMessage, plainText, type MessagePart } from './parse-message.ts';
