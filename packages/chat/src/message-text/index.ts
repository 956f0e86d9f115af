export { copyWithCodes, textOfCopied } from './copied-text.ts';
export { parseMessage, plainText, type MessagePart } from './parse-message.ts';
