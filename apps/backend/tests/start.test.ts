import { describe, expect, test } from 'vitest';
import { DATABASES } from './databases.ts';

describe.each(DATABASES)('the backend on $name', ({ openShop }) => {
  test('[R8.6] answers 404 with an empty body to an unknown path', async () => {
    const shop = await openShop();
    const response = await shop.fetch('/api/nothing_here');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
    await shop.close();
  });
});
