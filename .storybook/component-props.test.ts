import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { propsReader } from './component-props.ts';

const source = `/** Shows a price. */
export function Price(props: { cents: number }) { return props.cents; }
/**
 * Shows a sum.
 *
 * @since 0.4.0
 * @deprecated Take Price.
 */
export function Total(props: { cents: number }) { return props.cents; }
`;

test('the documentation tells how far a component may be relied on, and since which version there is one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rider-props-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'price'));
  writeFileSync(join(folder, 'price/index.ts'), source);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { types: [] }, include: ['price'] }));
  const components = propsReader(join(folder, 'tsconfig.json'))(join(folder, 'price'));
  expect(components.map(({ name, meaning, status, since }) => ({ name, meaning, status, since }))).toEqual([
    { name: 'Price', meaning: 'Shows a price.', status: 'stable', since: '0.1.0' },
    { name: 'Total', meaning: 'Shows a sum.', status: 'deprecated', since: '0.4.0' },
  ]);
});
