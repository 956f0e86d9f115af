/** An emoji that can be inserted as `[em-code]`. */
export interface Emoji {
  code: string;
  glyph: string;
}

/** The codes in the order of the picker, with their characters. */
const GLYPHS: Readonly<Record<string, string>> = {
  smile: '😄',
  laughing: '😆',
  blush: '😊',
  smiley: '😃',
  relaxed: '☺️',
  smirk: '😏',
  heart_eyes: '😍',
  kissing_heart: '😘',
  kissing_closed_eyes: '😚',
  flushed: '😳',
  relieved: '😌',
  satisfied: '😆',
  grin: '😁',
  wink: '😉',
  stuck_out_tongue_winking_eye: '😜',
  stuck_out_tongue_closed_eyes: '😝',
  grinning: '😀',
  kissing: '😗',
  kissing_smiling_eyes: '😙',
  stuck_out_tongue: '😛',
  sleeping: '😴',
  worried: '😟',
  frowning: '😦',
  anguished: '😧',
  open_mouth: '😮',
  grimacing: '😬',
  confused: '😕',
  hushed: '😯',
  expressionless: '😑',
  unamused: '😒',
  sweat_smile: '😅',
  sweat: '😓',
  disappointed_relieved: '😥',
  weary: '😩',
  pensive: '😔',
  disappointed: '😞',
  confounded: '😖',
  fearful: '😨',
  cold_sweat: '😰',
  persevere: '😣',
  cry: '😢',
  sob: '😭',
  joy: '😂',
  astonished: '😲',
  scream: '😱',
  tired_face: '😫',
  angry: '😠',
  rage: '😡',
  triumph: '😤',
  sleepy: '😪',
  yum: '😋',
  mask: '😷',
  sunglasses: '😎',
  dizzy_face: '😵',
  imp: '👿',
  smiling_imp: '😈',
  neutral_face: '😐',
  no_mouth: '😶',
  innocent: '😇',
  alien: '👽',
};

/** All emoji, in the order of the picker. */
export const EMOJI: readonly Emoji[] = Object.entries(GLYPHS).map(([name, glyph]) => ({ code: `em-${name}`, glyph }));

const BY_CODE = new Map(EMOJI.map((emoji) => [emoji.code, emoji]));

/** The emoji of a code; undefined for an unknown code, which stays text. */
export function findEmoji(code: string): Emoji | undefined {
  return BY_CODE.get(code);
}

/** Returns a code as English words: `em-heart_eyes` is "heart eyes". Localised names are messages. */
export function emojiName({ code }: Emoji): string {
  return code.slice('em-'.length).replaceAll('_', ' ');
}

/** The text that is inserted. */
export function emojiText({ code }: Emoji): string {
  return `[${code}]`;
}
