import { expect, test } from 'vitest';
import { LONGEST_SIGNATURE, PICTURE_KINDS, pictureKindOf, type PictureKind } from './index.ts';

test.each(Object.keys(PICTURE_KINDS) as PictureKind[])('[R5.4] a %s is recognised by its first bytes', (kind) => {
  const { signature } = PICTURE_KINDS[kind];
  expect(pictureKindOf(new Uint8Array([...signature, 1, 2]))).toBe(kind);
  expect(pictureKindOf(new Uint8Array(signature.slice(0, -1)))).toBeNull();
  expect(signature.length).toBeLessThanOrEqual(LONGEST_SIGNATURE);
});

test('[R5.4] a file with only the name of a picture is none', () => {
  expect(pictureKindOf(new TextEncoder().encode('<svg xmlns='))).toBeNull();
  expect(pictureKindOf(new Uint8Array())).toBeNull();
});
