// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { forgetBuyer, forgetExpired } from './forget-buyer.ts';

const PRIVATE = [
  'rider.scrollPosition',
  'rider.chat',
  'rider-chat:41:draft:501',
  'rider-chat:41:muted',
  'rider-chat:7:sent:501:product:12',
  'react-router-scroll-positions',
];
const OTHERS = [
  'rider-desk:locale',
  'rider-chat:agent-501:draft:41',
  'rider-chat:agent-501:muted',
  'rider-chat:notify',
  'rider-chat:recent-emoji',
  'analytics',
  'riders.of.another.site',
];

describe('the end of a session', () => {
  beforeEach(() => {
    for (const storage of [localStorage, sessionStorage]) {
      storage.clear();
      for (const key of [...PRIVATE, ...OTHERS]) storage.setItem(key, '1');
    }
  });

  test('[R4.4] clears a buyer’s data except a draft; an agent’s settings and foreign keys stay', () => {
    forgetExpired();
    expect(Object.keys(localStorage).toSorted()).toEqual([...OTHERS, 'rider-chat:41:draft:501'].toSorted());
    expect(Object.keys(sessionStorage)).toHaveLength(PRIVATE.length + OTHERS.length);
  });

  test('[R4.5] clears both storages at a sign-out', () => {
    forgetBuyer('localStorage', 'sessionStorage');
    for (const storage of [localStorage, sessionStorage])
      expect(Object.keys(storage).toSorted()).toEqual(OTHERS.toSorted());
  });

  test('[R4.5] works when the browser forbids storage', () => {
    const original = Object.getOwnPropertyDescriptor(window, 'localStorage');
    if (!original) throw new Error('jsdom has no localStorage of its own');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    try {
      forgetBuyer('localStorage', 'sessionStorage');
    } finally {
      Object.defineProperty(window, 'localStorage', original);
    }
    expect(Object.keys(sessionStorage).toSorted()).toEqual(OTHERS.toSorted());
  });
});
