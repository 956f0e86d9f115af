// Tests that the check of browser APIs reports what the oldest supported browser lacks, and accepts what it has: node --test eslint
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ESLint } from 'eslint';

const eslint = new ESLint();

async function reported(code) {
  const [{ messages }] = await eslint.lintText(code, { filePath: 'apps/shop/app/shell/sample.ts' });
  return messages.map(({ ruleId }) => ruleId);
}

for (const code of ['new URLPattern({});', 'navigation.back();'])
  test(`${code} is reported`, async () => assert.deepEqual(await reported(code), ['compat/compat']));

for (const code of ['AbortSignal.any([]);', 'Map.groupBy([], String);', 'new BroadcastChannel("a");'])
  test(`${code} is accepted`, async () => assert.deepEqual(await reported(code), []));
