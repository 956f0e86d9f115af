/** The IndexedDB database of messages that the server has not confirmed. */
export const outboxNameOf = (person: string) => `rider-chat-outbox:${person}`;
