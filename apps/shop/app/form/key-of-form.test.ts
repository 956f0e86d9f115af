import { expect, test } from 'vitest';
import { keyOfForm } from './key-of-form.ts';

function formWith(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test('[B1] [B2] a form has the same key when it is sent twice, another one for other fields, and a random one without a mark', async () => {
  const first = await keyOfForm(formWith({ key: 'a', quantity: '1' }));
  expect(await keyOfForm(formWith({ key: 'a', quantity: '1' }))).toBe(first);
  expect(await keyOfForm(formWith({ key: 'a', quantity: '2' }))).not.toBe(first);
  expect(await keyOfForm(formWith({ key: 'b', quantity: '1' }))).not.toBe(first);
  const [one, other] = [await keyOfForm(formWith({ key: '' })), await keyOfForm(formWith({ key: '' }))];
  expect(one).not.toBe(other);
});
