import { createApi } from '@rider/api';
import { getReviews } from '@rider/api/catalogue';
import { getOperatorReviews, replyToReview } from '@rider/api/operator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../src/index.ts';
import { openLine } from '../testing/chat-line.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { startRedis } from '../../../../tests/redis-server.ts';

const MAYA = 1_000_009_001;

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))(
  'two processes on $name and Redis',
  ({ openShop }) => {
    let shop: Shop;
    let redis: Awaited<ReturnType<typeof startRedis>>;
    let backends: Backend[];
    let token: string;
    let agentToken: string;

    beforeAll(async () => {
      shop = await openShop();
      redis = await startRedis();
      const { database } = shop;
      const start = () => createBackend({ database, demo: true, redisUrl: redis.url, clock: () => shop.clock.now });
      backends = [await start(), await start()];
      token = await shop.signIn('luisglass');
      agentToken = await shop.signInAgent();
    });
    afterAll(async () => {
      await Promise.all(backends.map((backend) => backend.close()));
      await shop.close();
      await redis.stop();
    });

    const join = async (backend: Backend | undefined, type: 'login' | 'kefu_login', as: string, to: number) => {
      if (!backend) throw new Error('no backend');
      const line = openLine(backend);
      line.send({ type, data: as });
      const { data } = await line.next('success');
      line.send({ type: 'to_chat', data: { id: to } });
      await line.next('mssage_num');
      return { line, uid: Number(data['uid']) };
    };

    test('[R7.12] buyer and agent at different processes receive all messages in one order', async () => {
      const { line: buyer, uid } = await join(backends[0], 'login', token, MAYA);
      const { line: agent } = await join(backends[1], 'kefu_login', agentToken, uid);
      const { line: secondTab } = await join(backends[1], 'login', token, MAYA);
      for (let turn = 0; turn < 5; turn += 1) {
        shop.clock.now += 1000;
        buyer.send({ type: 'chat', data: { msn: `question ${turn}`, type: 1, to_uid: MAYA } });
        expect((await agent.next('reply')).data['msn']).toBe(`question ${turn}`);
        agent.send({ type: 'chat', data: { msn: `answer ${turn}`, type: 1, to_uid: uid } });
        expect((await buyer.next('reply')).data['msn']).toBe(`answer ${turn}`);
        expect((await secondTab.next('reply')).data['msn']).toBe(`answer ${turn}`);
      }
    });

    test('[R10.2] a write in one process invalidates the cache of the other', async () => {
      const [writer, reader] = backends.map((backend) =>
        createApi({
          fetch: (input, init) => backend.fetch(new Request(input, init)),
          baseUrl: 'http://shop.test/api',
          locale: 'en-US',
          token: agentToken,
        }),
      );
      if (!writer || !reader) throw new Error('no backend');
      const [review] = (await getOperatorReviews(writer, {})).items;
      if (!review) throw new Error('no review');
      const expirePages = vi.fn();
      backends[1]?.onInvalidated(expirePages);
      const replies = async () =>
        (await getReviews(reader, review.productId)).map(({ merchantReply }) => merchantReply);
      expect(await replies()).not.toContain('Thank you.');
      await replyToReview(writer, review.id, 'Thank you.', review.reply);
      // Sooner than the cached answer expires.
      await vi.waitFor(async () => expect(await replies()).toContain('Thank you.'), { timeout: 20_000 });
      expect(expirePages).toHaveBeenCalledOnce();
    });
  },
);
