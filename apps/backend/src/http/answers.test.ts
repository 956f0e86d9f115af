import { expect, test } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { numberOf, type AnswerName } from './answers.ts';

const PREFIX = 'backend.answer.';

test('[R8.2] every answer has a unique number', () => {
  const ids = Object.keys(messages).filter((id) => id.startsWith(PREFIX));
  const named = Map.groupBy(ids, (id) => numberOf(id.slice(PREFIX.length) as AnswerName));
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
});
