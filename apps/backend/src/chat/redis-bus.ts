import { createClient } from '@redis/client';
import type { ChatBus, ChatNews } from './bus.ts';

const CHANNEL = 'rider:chat';

/** The bus of a shop of several processes. Throws where Redis does not answer at the start; later it connects again by itself. */
export async function redisBus(url: string): Promise<ChatBus> {
  const publisher = createClient({ url });
  const subscriber = publisher.duplicate();
  for (const client of [publisher, subscriber]) {
    // Reported, not fatal: what is saved is not lost, and clients read the records after a gap.
    client.on('error', (error: Error) => console.error('redis:', error.message));
  }
  await Promise.all([publisher.connect(), subscriber.connect()]);
  let listener: (news: ChatNews) => void = () => undefined;
  await subscriber.subscribe(CHANNEL, (text) => listener(revive(JSON.parse(text) as ChatNews)));
  return {
    publish: async (news) => void (await publisher.publish(CHANNEL, JSON.stringify(news))),
    listen: (next) => {
      listener = next;
    },
    close: async () => {
      await Promise.all([publisher.close(), subscriber.close()]);
    },
  };
}

function revive(news: ChatNews): ChatNews {
  if (news.type !== 'message') return news;
  return { ...news, message: { ...news.message, sent_at: new Date(news.message.sent_at) } };
}
