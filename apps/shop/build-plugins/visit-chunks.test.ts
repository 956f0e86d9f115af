import { describe, expect, test } from 'vitest';
import { chunkFor } from './visit-chunks.ts';

describe('a module of the browser’s build', () => {
  test.each([
    ['the frame', ['frame'], 'first'],
    ['two screens of browsing', ['home', 'goods-detail'], 'first'],
    ['a screen of browsing and the cart', ['goods-detail', 'shopping-cart'], 'first'],
    ['two late parts', ['late foot', 'late sections'], 'late'],
    ['a late part and the account', ['late sections', 'user'], 'late'],
    ['the cart and the checkout', ['shopping-cart', 'order-confirm'], 'buying'],
    ['the payment and the account', ['payment', 'user'], 'buying'],
    ['screens of the account', ['user', 'refund'], 'account'],
    ['one screen', ['goods-detail'], null],
    ['a screen and the one that shares its route', ['goods-detail', 'screen promotion'], null],
    ['a screen in a route of another and the account', ['user', 'screen promotion'], 'account'],
    ['a screen in a route of another and a late part', ['late sections', 'screen promotion'], 'late'],
    ['one late part', ['late sections'], null],
  ])('that %s import is in the chunk of its step', (_, users, chunk) => {
    expect(chunkFor(new Set(users))).toBe(chunk);
  });
});
