import { describe, expect, test } from 'vitest';
import { messageText, type MessageCode } from '../src/messages/index.ts';

const wording: [MessageCode, string][] = [
  [900001, 'Error, try again later!'],
  [100101, 'Don’t repeat uploads frequently'],
  [410010, 'The verification code is incorrect'],
  [910111, 'Uploaded pictures can only be in JPG or PNG format!'],
];

describe('[R8.5] the text catalogue of the source', () => {
  test.each(wording)('%i says in English "%s", and something in Chinese', (code, text) => {
    expect(messageText(code, 'en-US')).toContain(text);
    expect(messageText(code, 'zh-CN')).toMatch(/\p{Script=Han}/u);
  });
});
