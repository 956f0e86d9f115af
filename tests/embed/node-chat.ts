// A program that chats: node node-chat.ts <shop> <agent>. Sends a message, prints the first answer, exits.
import { createApi } from '@rider/api';
import { ChatClient, memoryOutbox, nodeEnvironment, pictureUpload } from '@rider/chat/core';
import { tokenFrom } from './buyer-token.ts';

const [shop = '', agent = ''] = process.argv.slice(2);
const token = await tokenFrom(shop);
const baseUrl = `${shop}/api`;
const getToken = () => Promise.resolve(token);
const stored = new Map<string, string>();
const client = new ChatClient({
  api: createApi({ baseUrl, locale: 'en-US', token }),
  person: 'program',
  origin: shop,
  environment: nodeEnvironment(),
  outbox: memoryOutbox(),
  tabs: undefined,
  getToken,
  upload: pictureUpload({ baseUrl, locale: 'en-US', getToken }),
  storage: { getItem: (key) => stored.get(key) ?? null, setItem: (key, value) => void stored.set(key, value) },
});
client.on('received', ({ message }) => {
  if (message.content.kind === 'text') console.log(message.content.text);
  client.stop();
});
await client.open(agent);
client.sendText('A question from a program');
