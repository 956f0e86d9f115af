import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readListFile } from './read-file.ts';

/** A file of `excel-files`: openpyxl writes shared strings, XlsxWriter with constant memory inline ones. */
const excelFile = (name: string) =>
  new File([readFileSync(new URL(`excel-files/${name}`, import.meta.url))], 'list.xlsx');

describe('[B1] a list is read from a file', () => {
  test.each(['shared-strings.xlsx', 'inline-strings.xlsx'])('of Excel with %s', async (name) => {
    expect(await readListFile(excelFile(name))).toEqual({
      left: [],
      rows: [
        { text: 'RD-HINGE-90-BEVEL-CH', quantity: '12' },
        { text: '00417', quantity: '3' },
        { text: '417', quantity: '5' },
        { text: 'RD-A & "B" <x>', quantity: '1250' },
        { text: '2026-12-03', quantity: '2' },
        { text: '合页', quantity: '7' },
      ],
    });
  });

  test('of a spreadsheet as text in UTF-16 and in the encoding of Chinese Windows', async () => {
    const utf16 = Buffer.from('\ufeffSKU\tQty\nRD-1\t4\n', 'utf16le');
    const gb18030 = Buffer.concat([Buffer.from([0xba, 0xcf, 0xd2, 0xb3]), Buffer.from(',4\r\n')]);
    const read = async (bytes: Buffer) => (await readListFile(new File([new Uint8Array(bytes)], 'list.csv'))).rows;
    expect(await read(utf16)).toEqual([{ text: 'RD-1', quantity: '4' }]);
    expect(await read(gb18030)).toEqual([{ text: '合页', quantity: '4' }]);
  });

  test('unless it is too large, or no list', async () => {
    await expect(readListFile(new File([new Uint8Array(5_000_001)], 'list.csv'))).rejects.toThrow(RangeError);
    await expect(readListFile(new File(['a\0b'], 'list.csv'))).rejects.toThrow(TypeError);
    await expect(readListFile(new File(['PK\u0003\u0004 nothing'], 'list.xlsx'))).rejects.toThrow(Error);
  });
});
