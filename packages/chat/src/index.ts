// All of the chat by one name; bundlers keep what is used. Styles do not come with it: link styles.css. The element for any page stands
// alone, because it defines itself.
export * from './agent-switcher/index.ts';
export * from './announcer/index.ts';
export * from './attention/index.ts';
export * from './composer/index.ts';
export * from './connection-status/index.ts';
export * from './conversation/index.ts';
export * from './core/index.ts';
export * from './emoji/index.ts';
export * from './emoji-picker/index.ts';
export * from './glyph/index.ts';
export * from './image-viewer/index.ts';
export * from './message/index.ts';
export * from './message-list/index.ts';
export * from './message-text/index.ts';
export * from './announcement-pane/index.ts';
export * from './provider/index.ts';
export * from './transcript/index.ts';
export * from './window/index.ts';
