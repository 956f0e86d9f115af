import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackend, type Backend } from '../../src/index.ts';
import { openLine, type TestLine } from '../testing/chat-line.ts';
import { DATABASES, type Shop } from '../testing/databases.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import { startRedis, type TestRedis } from '../../../../tests/redis-server.ts';

const MAYA = 1_000_009_001;

describe.each(DATABASES.filter(({ name }) => name === 'PostgreSQL'))(
  'the chat of two processes on $name while Redis fails',
  ({ openShop }) => {
    let shop: Shop;
    let port: number;
    let redis: TestRedis | undefined;
    let backends: Backend[];
    let token: string;
    let agentToken: string;

    beforeEach(async () => {
      // Logged errors are expected here; an unhandled rejection still fails the run.
      vi.spyOn(console, 'error').mockImplementation(() => {});
      shop = await openShop();
      port = await freePort();
      token = await shop.signIn('luisglass');
      agentToken = await shop.signInAgent();
    });
    afterEach(async () => {
      await Promise.all(backends.map((backend) => backend.close()));
      await shop.close();
      await redis?.stop('SIGKILL');
    });

    const startBackends = async () => {
      const { database, clock } = shop;
      const redisUrl = `redis://127.0.0.1:${port}`;
      const start = () => createBackend({ database, demo: true, redisUrl, clock: () => clock.now });
      backends = [await start(), await start()];
    };

    const join = async (backend: number, type: 'login' | 'kefu_login', as: string, to: number) => {
      const line = openLine(backends[backend] as Backend);
      line.send({ type, data: as });
      const { data } = await line.next('success');
      line.send({ type: 'to_chat', data: { id: to } });
      await line.next('mssage_num');
      return { line, uid: Number(data['uid']) };
    };
    const joinBoth = async () => {
      const { line: buyer, uid } = await join(0, 'login', token, MAYA);
      const { line: agent } = await join(1, 'kefu_login', agentToken, uid);
      return { buyer, agent, uid };
    };
    const write = (buyer: TestLine, text: string) => {
      shop.clock.now += 1000;
      buyer.send({ type: 'chat', data: { msn: text, type: 1, to_uid: MAYA } });
    };
    /** Sends a message and waits for the sender's confirmation. */
    const expectConfirmed = async (buyer: TestLine, text: string) => {
      write(buyer, text);
      expect((await buyer.next('chat')).data['msn']).toBe(text);
    };
    /**
     * The gap makes every socket reconnect; then both receive each other's messages again. Each process detects Redis at a different time
     * and announces a gap, so a socket may have to reconnect twice.
     */
    const expectRecovery = async (lines: TestLine[]) => {
      for (const line of lines) {
        await line.next('timeout');
        expect(line.closed).toBe(true);
        line.leave();
      }
      for (let connected = false; !connected;) {
        const { buyer, agent, uid } = await joinBoth();
        write(buyer, 'Are you there again?');
        const question = agent
          .next('reply')
          .then(() => agent.send({ type: 'chat', data: { msn: 'Yes.', type: 1, to_uid: uid } }));
        const answered = question.then(() => buyer.next('reply')).then(({ data }) => expect(data['msn']).toBe('Yes.'));
        const hungUp = Promise.race([buyer.next('timeout'), agent.next('timeout')]);
        connected = await Promise.race([answered.then(() => true), hungUp.then(() => false)]);
      }
    };

    test('[R10.7] killed: saved messages are confirmed, closing a tab affects no other, and both sides reconnect', async () => {
      redis = await startRedis(port);
      await startBackends();
      const { buyer, agent } = await joinBoth();
      const { line: secondTab } = await join(0, 'login', token, MAYA);
      write(buyer, 'before');
      expect((await agent.next('reply')).data['msn']).toBe('before');
      expect((await buyer.next('chat')).data['msn']).toBe('before');
      await redis.stop('SIGKILL');
      await expectConfirmed(buyer, 'while it was away');
      await expectConfirmed(buyer, 'still away');
      secondTab.leave();
      expect((await shop.call('/kefuapi/logout', { token: 'nobody' })).status).toBe(200);
      redis = await startRedis(port);
      await expectRecovery([buyer, agent]);
      const { data } = await shop.call<{ serviceList: { msn: string }[] }>(`/v2/user/service/record?toUid=${MAYA}`, {
        token,
      });
      const texts = data.serviceList.map(({ msn }) => msn);
      expect(texts.slice(0, 4)).toEqual(['before', 'while it was away', 'still away', 'Are you there again?']);
    });

    test('[R10.7] killed during publishing: messages reach their own process', async () => {
      redis = await startRedis(port);
      await startBackends();
      const { buyer, agent } = await joinBoth();
      const killed = redis.stop('SIGKILL');
      const texts = Array.from({ length: 10 }, (_, index) => `message ${index}`);
      for (const text of texts) write(buyer, text);
      for (const text of texts) expect((await buyer.next('chat')).data['msn']).toBe(text);
      buyer.leave();
      await killed;
      redis = await startRedis(port);
      await expectRecovery([agent]);
    });

    test('[R10.7] frozen: messages are confirmed after the deadline, and both sides reconnect once it resumes', async () => {
      redis = await startRedis(port);
      await startBackends();
      const { buyer, agent } = await joinBoth();
      redis.signal('SIGSTOP');
      await expectConfirmed(buyer, 'first');
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('our own event did not return'));
      await expectConfirmed(buyer, 'second');
      redis.signal('SIGCONT');
      await expectRecovery([buyer, agent]);
    });

    test('[R10.7] unavailable at the start: the processes start, and connect once it is available', async () => {
      await startBackends();
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('redis: away'));
      const { buyer, agent } = await joinBoth();
      await expectConfirmed(buyer, 'hello');
      redis = await startRedis(port);
      await expectRecovery([buyer, agent]);
    });

    test('[R10.7] closing does not wait for a frozen Redis', async () => {
      redis = await startRedis(port);
      await startBackends();
      const { buyer } = await joinBoth();
      redis.signal('SIGSTOP');
      write(buyer, 'on its way');
      expect(await Promise.all(backends.map((backend) => backend.close()))).toHaveLength(2);
    });
  },
);
