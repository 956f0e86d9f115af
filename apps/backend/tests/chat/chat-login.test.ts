import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '../../src/account/sessions.ts';
import { openLine } from '../testing/chat-line.ts';
import { MAIN_DATABASE, type Shop } from '../testing/databases.ts';

describe.each(MAIN_DATABASE)('the login to the chat on $name', ({ openShop }) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => shop.close());

  /** Restarts the backend with fake intervals, so that the test triggers the closing of lines. */
  const restartWithRounds = async (): Promise<void> => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await shop.restart();
  };

  test('[R10.2] disconnects a client that has not logged in after fifteen seconds, whatever it sent', async () => {
    await restartWithRounds();
    const buyer = openLine(shop.backend);
    buyer.send({ type: 'login', data: await shop.signIn('luisglass') });
    await buyer.next('success');
    const stranger = openLine(shop.backend);
    stranger.send({ type: 'login', data: 'nope', last_id: 'none' });
    shop.clock.now += 16_000;
    stranger.send({ type: 'ping' });
    vi.advanceTimersByTime(15_000);
    expect(stranger.closed).toBe(true);
    expect(buyer.closed).toBe(false);
  });

  test('[R7.12] [R10.6] a line closes with its session, buyer’s or agent’s, and lets its client log in again', async () => {
    await restartWithRounds();
    const logIn = async (type: 'login' | 'kefu_login', token: string) => {
      const line = openLine(shop.backend);
      line.send({ type, data: token });
      await line.next('success');
      return line;
    };
    const maya = await shop.call<{ token: string }>('/kefuapi/login', { body: shop.backend.demoAgents[0] ?? {} });
    const agent = await logIn('kefu_login', maya.data.token);
    const buyer = await logIn('login', await shop.signIn('luisglass'));
    const roundLater = (hours: number) => {
      shop.clock.now += hours * 3_600_000;
      for (const line of [agent, buyer]) line.send({ type: 'ping' });
      vi.advanceTimersByTime(15_000);
      return [agent.closed, buyer.closed];
    };
    expect(roundLater(11)).toEqual([false, false]);
    expect(roundLater(1)).toEqual([true, false]);
    expect(roundLater(7 * 24 - 13)).toEqual([true, false]);
    expect(roundLater(1)).toEqual([true, true]);
    for (const line of [agent, buyer]) expect(line.frames.at(-1)).toMatchObject({ type: 'timeout', close: true });
  });

  test('[R4.1] [R7.12] the regular check closes lines of ended sessions whose end was not published', async () => {
    await restartWithRounds();
    const maya = await shop.call<{ token: string }>('/kefuapi/login', { body: shop.backend.demoAgents[0] ?? {} });
    const logins = [
      { type: 'login', data: await shop.signIn('luisglass') },
      { type: 'login', data: await shop.signIn('danaglass') },
      { type: 'kefu_login', data: maya.data.token },
    ] as const;
    const lines = await Promise.all(
      logins.map(async (login) => {
        const line = openLine(shop.backend);
        line.send(login);
        await line.next('success');
        return line;
      }),
    );
    const ended = [logins[0], logins[2]].map(({ data }) => sessionKey(data));
    await shop.database.deleteFrom('session').where('token_hash', 'in', ended).execute();
    await shop.database.deleteFrom('agent_session').where('token_hash', 'in', ended).execute();
    vi.advanceTimersByTime(15_000);
    await Promise.all([lines[0]?.next('error'), lines[2]?.next('error')]);
    expect(lines.map(({ closed }) => closed)).toEqual([true, false, true]);
  });

  test('[R10.1] a repeated login is answered without repeating its work', async () => {
    await shop.restart();
    const token = await shop.signIn('luisglass');
    const sender = openLine(shop.backend);
    sender.send({ type: 'login', data: token });
    sender.send({ type: 'chat', data: { msn: 'Ten hinges, please', type: 1, to_uid: 1000009001, cid: 'a' } });
    await sender.next('chat');
    const line = openLine(shop.backend);
    for (let count = 0; count < 50; count += 1) line.send({ type: 'login', data: token, last_id: 0 });
    line.send({ type: 'ping' });
    await line.next('ping');
    const framesOf = (type: string) => line.frames.filter((frame) => frame.type === type);
    expect(framesOf('success')).toHaveLength(50);
    expect(framesOf('chat').filter(({ data }) => data.msn === 'Ten hinges, please')).toHaveLength(1);
  });
});
