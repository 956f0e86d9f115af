import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openLine } from './chat-line.ts';
import { DATABASES } from './databases.ts';

describe.each(DATABASES)('the login to the chat on $name', ({ openShop }) => {
  test('[R10.2] hangs up on who has not logged in after fifteen seconds, whatever was sent', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const shop = await openShop();
    onTestFinished(() => shop.close());
    const person = openLine(shop.backend);
    person.send({ type: 'login', data: await shop.signIn('luisglass') });
    await person.next('success');
    const stranger = openLine(shop.backend);
    stranger.send({ type: 'login', data: 'nope', last_id: 'none' });
    shop.clock.now += 16_000;
    stranger.send({ type: 'ping' });
    vi.advanceTimersByTime(15_000);
    expect(stranger.closed).toBe(true);
    expect(person.closed).toBe(false);
  });
});
