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

test('[B15] a quantity with a separator of thousands is read whole, or reported where it may be two cells', () => {
  expect(readEnteredLines('RD-A\t1,250\nRD-B 2,000\nRD-C,1,250\nRD-D\t\t12.50\nRD-E\t100,000')).toEqual({
    lines: [
      { sku: 'RD-A', quantity: 1250 },
      { sku: 'RD-B', quantity: 2000 },
    ],
    faulty: ['RD-C,1,250', 'RD-D\t\t12.50', 'RD-E\t100,000'],
  });
});
