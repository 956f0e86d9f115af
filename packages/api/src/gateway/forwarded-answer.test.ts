import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readForwardedAnswer,
  writeWithoutToken,
  writeWithSocketAddress,
  type ForwardedAnswer,
} from './forwarded-answer.ts';

function passing(answer: object): ForwardedAnswer {
  const read = readForwardedAnswer(JSON.stringify(answer));
  if (read === null) throw new Error('this is an envelope');
  return read;
}

describe('answers forwarded to a page', () => {
  test('[R4.1] the token is removed from a sign-in, everything else stays', () => {
    const answer = passing({ status: 200, msg: 'ok', code: '410001', data: { token: 'secret', expires_time: 7 } });
    expect(answer).toMatchObject({ succeeded: true, endsSession: false, token: 'secret' });
    expect(JSON.parse(writeWithoutToken(answer))).toEqual({
      status: 200,
      msg: 'ok',
      code: '410001',
      data: { expires_time: 7, signedIn: true },
    });
  });

  test.each([
    [{ status: 410025, msg: 'wrong', data: { token: 'secret' } }],
    [{ status: 200, msg: 'ok', data: [] }],
    [{ status: 200, msg: 'ok' }],
  ])('[R4.1] %j opens no session', (answer) => {
    expect(passing(answer).token).toBeNull();
  });

  test.each([110002, '110003', 110004])('[R4.4] status %j ends the session, as it does for the client', (status) => {
    expect(passing({ status, msg: 'over', data: [] })).toMatchObject({ succeeded: false, endsSession: true });
  });

  test('the address of the socket in the answer is replaced', () => {
    const answer = passing({ status: 200, msg: 'ok', data: { admin: '', chat: 'ws://backend.internal/msg' } });
    const written: unknown = JSON.parse(writeWithSocketAddress(answer, 'wss://shop.example/msg'));
    expect(written).toEqual({ status: 200, msg: 'ok', data: { chat: 'wss://shop.example/msg' } });
  });

  test('[R10.2] text that is no envelope is none, and nothing throws', () => {
    for (const text of ['', '<html>', 'null', '[]', '{"data":1}']) expect(readForwardedAnswer(text)).toBeNull();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (status, data) => {
        const answer = readForwardedAnswer(JSON.stringify({ status, data }));
        if (answer !== null) writeWithoutToken(answer);
      }),
    );
  });
});
