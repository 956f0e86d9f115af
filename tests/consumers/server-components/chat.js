'use client';
// The chat in a page of server components: the browser alone opens its line.
import { createElement as h, useState } from 'react';
import { createApi, getUser } from '@rider/api';
import {
  browserEnvironment,
  browserOutbox,
  browserTabs,
  ChatClient,
  ChatProvider,
  ChatWindow,
  Composer,
  loadMessages,
  pictureUpload,
  useChatSocket,
} from '@rider/chat';

const locale = 'en-US';

async function openLine() {
  // A real host fetches the buyer's token from its server; the test puts it, and the shop's origin, into the address.
  const address = new URLSearchParams(location.search);
  const [origin, token] = [address.get('shop'), address.get('token')];
  const getToken = () => Promise.resolve(token);
  const baseUrl = `${origin}/api`;
  const api = createApi({ baseUrl, locale, token });
  const [{ id: person }, messages] = await Promise.all([getUser(api), loadMessages(locale)]);
  const client = new ChatClient({
    api,
    person,
    getToken,
    origin,
    environment: browserEnvironment(),
    outbox: await browserOutbox(`rider-chat:${person}`),
    tabs: browserTabs(),
    upload: pictureUpload({ baseUrl, locale, getToken }),
    storage: localStorage,
  });
  return { client, messages };
}

function Chat({ line: { client, messages }, onClose }) {
  useChatSocket(client);
  const renderComposer = (onEnd) => h(Composer, { client, onEnd });
  return h(ChatProvider, { locale, messages }, h(ChatWindow, { client, onClose, renderComposer }));
}

export function ChatCorner() {
  const [line, setLine] = useState();
  const openChat = async () => setLine(await openLine());
  return line
    ? h(Chat, { line, onClose: () => setLine(undefined) })
    : h('button', { type: 'button', onClick: () => void openChat() }, 'Ask us');
}
