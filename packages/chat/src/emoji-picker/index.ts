export { EmojiPicker, type EmojiPickerProps } from './emoji-picker.tsx';
export { findNamedEmoji, nameOfEmoji, useNamedEmoji, type NamedEmoji } from './emoji-names.ts';
export { addRecent, readRecent, type RecentStorage } from './recent-emoji.ts';
