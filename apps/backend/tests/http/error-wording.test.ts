import { describe, expect, test } from 'vitest';
import { messageText, type MessageId } from '../../src/messages/index.ts';

const wording: [MessageId, string][] = [
  ['backend.failure.unexpected', 'Error, try again later!'],
  ['backend.answer.too-many-pictures-today', 'Don’t repeat uploads frequently'],
  ['backend.field.wrong-code', 'The verification code is incorrect'],
  ['backend.answer.not-a-picture', 'Uploaded pictures can only be in JPG or PNG format!'],
];

describe('[R8.5] the text catalogue of the source', () => {
  test.each(wording)('%s is "%s" in English and has a Chinese text', (id, text) => {
    expect(messageText(id, 'en-US')).toContain(text);
    expect(messageText(id, 'zh-CN')).toMatch(/\p{Script=Han}/u);
  });
});
