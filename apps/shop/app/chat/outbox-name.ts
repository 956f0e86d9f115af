/** The database of what a buyer wrote and the server has not confirmed. */
export const outboxNameOf = (person: string) => `rider-chat-outbox:${person}`;
