import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The lines of a screen that the project's ESLint reports, with the rule's name. */
function rejectedLines(screen: string): Promise<[line: number, rule: string][]> {
  return new Promise((resolve, reject) => {
    const eslint = path.join(root, 'node_modules/eslint/bin/eslint.js');
    const options = ['--stdin', '--stdin-filename', 'apps/shop/app/routes/any/route.tsx', '--format', 'json'];
    const run = execFile(process.execPath, [eslint, ...options], { cwd: root }, (error, output) => {
      if (error && error.code !== 1) return reject(error);
      const [file] = JSON.parse(output) as [{ messages: { line: number; ruleId: string }[] }];
      resolve(file.messages.map(({ line, ruleId }) => [line, ruleId]));
    });
    run.stdin?.end(screen);
  });
}

test('lint rejects a hand-made control in a screen, not a hidden input or a component', async () => {
  const screen = `export const Screen = () => (
    <form>
      <button type="submit" />
      <input name="quantity" />
      <input type="text" name="name" />
      <input {...{ type: 'hidden' }} />
      <select name="country" />
      <textarea name="message" />
      <dialog open />
      <input type="hidden" name="intent" value="add" />
      <Button type="submit" />
    </form>
  );`;
  const rule = 'no-restricted-syntax';
  expect(await rejectedLines(screen)).toEqual([3, 4, 5, 6, 7, 8, 9].map((line) => [line, rule]));
});

test('[R8.3] lint rejects a dynamic import that does not retry', async () => {
  const screen = `const Later = lazy(() => import('./later.tsx'));
  const Again = lazy(() => loadCode(() => import('./later.tsx')));
  const Active = lazyPart(() => import('./later.tsx'), 'Later');`;
  expect(await rejectedLines(screen)).toEqual([[1, 'no-restricted-syntax']]);
});
