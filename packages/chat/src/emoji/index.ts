export { EMOJI, emojiName, emojiText, findEmoji, searchEmoji, type Emoji } from './emoji.ts';
