import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { ownTokensIn, tokensIn } from './component-tokens.ts';

const path = join(import.meta.dirname, '../packages/ui/src/product-card/product-card.css.ts');
const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

test('the documentation of a product card names the tokens that it uses, and its own with what they stand for', () => {
  expect(tokensIn(file)).toEqual(expect.arrayContaining(['color.groundPicture', 'space.x1', 'radius.control']));
  expect(ownTokensIn(file)).toContainEqual({ name: '--rd-product-card-stage', fallback: 'color.groundPicture' });
});
