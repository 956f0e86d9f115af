import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the wheel changes no number field', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file),
  );
  const tags = files.flatMap((file) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/<(\w+)[^>]*?\btype="number"[^<]*/g)].map(
      ([tag, name]) => ({ file, name, tag }),
    ),
  );
  expect(tags.length).toBeGreaterThan(2);
  // TextField blurs on wheel itself.
  for (const { file, name, tag } of tags)
    expect([file, name === 'TextField' || tag.includes('blurOnWheel')]).toEqual([file, true]);
});
