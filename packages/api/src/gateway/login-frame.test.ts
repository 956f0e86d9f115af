import { expect, test } from 'vitest';
import { fillLoginFrame, type SessionTokens } from './login-frame.ts';

test('[R4.1] only an empty login gets the token, an agent’s the desk’s; other frames are unchanged', () => {
  const tokens = { buyer: 'secret', agent: 'key' };
  const filled = (text: string, known: SessionTokens = tokens) => fillLoginFrame(text, known);
  const login = { login: true };
  const other = { login: false };
  expect(filled('{"type":"kefu_login","data":""}')).toEqual({ text: '{"type":"kefu_login","data":"key"}', ...login });
  expect(filled('{"type":"login","data":"own"}')).toEqual({ text: '{"type":"login","data":"own"}', ...login });
  expect(filled('{"type":"login"}')).toEqual({ text: '{"type":"login"}', ...other });
  expect(filled('{"type":"chat","data":"login"}')).toEqual({ text: '{"type":"chat","data":"login"}', ...other });
  expect(filled('"login')).toEqual({ text: '"login', ...other });
  expect(filled('null "login"')).toEqual({ text: 'null "login"', ...other });
  expect(filled('{"type":"login","data":""}', { buyer: null, agent: null })).toEqual({
    text: '{"type":"login","data":""}',
    ...login,
  });
});
