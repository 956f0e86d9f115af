import { expect, test } from 'vitest';
import { readEnteredLines } from './entered-lines.ts';

test('[B15] pasted lines of SKU and quantity are read with the separators of spreadsheets, and lines of one SKU count together', () => {
  const pasted = "rd-a\t2\r\nRD-B;3\n'RD-C, 4, Hinge\n\n RD-A  5 \nRD-D\nRD-E two";
  expect(readEnteredLines(pasted)).toEqual({
    lines: [
      { sku: 'RD-A', quantity: 7 },
      { sku: 'RD-B', quantity: 3 },
      { sku: 'RD-C', quantity: 4 },
    ],
    faulty: ['RD-D', 'RD-E two'],
  });
});
