import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { expect, test } from 'vitest';
import { drawDocument } from './draw-document.ts';

const NAMES = [
  'Łukasz Żółć',
  'Jiří Dvořák',
  'Şebnem Yıldız, İzmir',
  'Γιώργος Παπαδόπουλος',
  'Сергій Ђорђевић',
  'Nguyễn Văn Đặng',
  '김민준 (주)유리',
  'さくら株式会社',
  '骏驰玻璃五金有限公司',
  'บริษัท กระจกไทย จำกัด ที่นี่',
  'श्री विष्णु काँच उद्योग, दिल्ली',
  'محمد أحمد للزجاج (2024)',
  'שלום זכוכית בע"מ',
  '⌀ 32 × 10 mm ± 0.5 – “a” €5 ½″',
  'Łukasz & 김민준 & محمد & 骏驰',
];

/** A glyph as a PDF reader draws it; code 0 is the box of a missing one. */
interface DrawnGlyph {
  originalCharCode: number;
  unicode: string;
}

async function glyphsOf(bytes: Buffer): Promise<DrawnGlyph[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const glyphs: DrawnGlyph[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    for (const [index, operator] of fnArray.entries()) {
      if (operator !== OPS.showText) continue;
      const [shown] = argsArray[index] as [(DrawnGlyph | number)[]];
      glyphs.push(...shown.filter((each) => typeof each === 'object'));
    }
  }
  return glyphs;
}

test.each(['en-US', 'zh-CN'] as const)(
  '[R6.6] a document in %s draws names in every script without missing glyphs',
  async (locale) => {
    const content = {
      locale,
      title: `Invoice ${NAMES[0]}`,
      author: 'RIDER',
      createdAt: new Date('2026-11-02T10:00:00Z'),
      parts: [
        { kind: 'text' as const, text: NAMES.join('\n') },
        {
          kind: 'table' as const,
          heading: NAMES.join(' '),
          columns: [{ label: 'Łukasz' }, { label: '김민준', numeric: true, width: 200 }],
          rows: NAMES.map((name) => [name, name]),
        },
        { kind: 'sums' as const, sums: NAMES.map((name) => [name, '$1.00'] as const) },
      ],
    };
    const glyphs = await glyphsOf(await drawDocument(content, 'test'));
    expect(glyphs.length).toBeGreaterThan(500);
    expect(glyphs.filter(({ originalCharCode }) => originalCharCode === 0)).toEqual([]);
    const drawn = new Set(glyphs.flatMap(({ unicode }) => [...unicode.normalize('NFKC')]));
    expect(drawn).not.toContain('\uFFFD');
    for (const character of 'ŁřŞıİώЂễ김さ骏ไทदמ⌀') expect(drawn).toContain(character);
  },
);

test('[R6.10] a drawing that a busy machine does not finish in time can be repeated', async () => {
  const content = { locale: 'en-US' as const, title: 'Statement', author: 'RIDER', createdAt: new Date(), parts: [] };
  await expect(drawDocument(content, 'buyer 1', 1)).rejects.toMatchObject({ reason: 'shop-busy' });
});

test('[B9] a table repeats its head on each page, and what follows does not', async () => {
  const content = {
    locale: 'en-US' as const,
    title: 'Quote',
    author: 'RIDER',
    createdAt: new Date('2026-11-02T10:00:00Z'),
    parts: [
      {
        kind: 'table' as const,
        columns: [{ label: 'Part' }, { label: 'Pieces', numeric: true }],
        rows: Array.from({ length: 90 }, (_, row) => [`RD-${row}\nHinge`, '1']),
      },
      { kind: 'text' as const, text: Array.from({ length: 90 }, () => 'Note').join('\n') },
    ],
  };
  const { text } = await extractText(new Uint8Array(await drawDocument(content, 'test')));
  const rowsOn = (page: string) => page.match(/RD-\d+/g)?.length ?? 0;
  expect(text.map((page) => page.match(/Pieces/g)?.length ?? 0)).toEqual(
    text.map((page) => (rowsOn(page) > 0 ? 1 : 0)),
  );
  expect(text.filter((page) => rowsOn(page) > 0).length).toBeGreaterThan(2);
  expect(text.reduce((sum, page) => sum + rowsOn(page), 0)).toBe(90);
});
