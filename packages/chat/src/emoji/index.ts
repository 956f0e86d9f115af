export { EMOJI, emojiName, emojiText, findEmoji, type Emoji } from './emoji.ts';
