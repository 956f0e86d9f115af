export { expectNoAxeViolations, inChat, renderChat } from './render-chat.tsx';
export { aMessage, aSnapshot, anItem, BUYER, MAYA, DANIEL, CHEN, conversationOf } from './samples.ts';
export { ScriptedClient } from './scripted-client.ts';
