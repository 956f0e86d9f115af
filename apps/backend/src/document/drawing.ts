/** Worker that draws one document as PDF and exits. */
import { parentPort, workerData } from 'node:worker_threads';
import PdfDocument from 'pdfkit';
import type { DocumentContent, DocumentPart, DocumentSums, DocumentTable } from './document-content.ts';
import { fontFile, addFallbackFonts } from './fallback-fonts.ts';

type Section = PDFKit.PDFStructureElement;

/** Margin on all sides of the text, in points. */
const MARGIN = 50;
const TEXT_SIZE = 9;
/** Height of a heading with the head and a row of its table, in points. */
const LEAST_TABLE = 80;
const QUIET = '#555555';
const SHADE = '#efefef';
/** Widths of the amount column and of the whole table of sums, in points. */
const SUM_WIDTHS = { amount: 110, all: 260 };

/** Fonts with Chinese and Latin glyphs, by file, because the library reopens a registered name for each cell. Embeds only used glyphs. */
const FONT = { text: notoSans('400Regular'), strong: notoSans('700Bold') };

/** The font's ’ and “ are as wide as a Chinese character, unless a text selects proportional ones. */
const FEATURES = (workerData as DocumentContent).locale === 'en-US' ? { features: ['pwid' as const] } : {};

function notoSans(weight: string): string {
  return fontFile(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`);
}

function drawTable(document: PDFKit.PDFDocument, section: Section, { heading, columns, rows }: DocumentTable): void {
  // A heading is not separated from the first row.
  if (document.y + LEAST_TABLE > document.page.maxY()) document.addPage();
  if (heading !== undefined)
    document
      .font(FONT.strong)
      .fontSize(11)
      .text(heading, { ...FEATURES, structParent: section, structType: 'H2' })
      .moveDown(0.3);
  document.font(FONT.text).fontSize(TEXT_SIZE);
  const head = columns.map(({ label }) => ({
    text: label,
    type: 'TH' as const,
    scope: 'Column',
    backgroundColor: SHADE,
  }));
  const style = {
    // No borders, because PDF readers reject the colours that the library writes for them.
    defaultStyle: { border: 0, padding: { vertical: 3, horizontal: 4 }, textOptions: FEATURES },
    columnStyles: columns.map(({ width = '*', numeric = false }) => ({
      width,
      align: { x: numeric ? ('right' as const) : ('left' as const), y: 'top' as const },
    })),
  };
  const start = document.y;
  const options = { structParent: section, ...style };
  const table = document.table(options);
  table.row(head);
  const { margins } = document.page;
  const height = document.y - start;
  // Rows on a new page begin below the margin of the page before, where its head is drawn.
  const repeatHead = () => {
    document.markContent('Artifact', { type: 'Pagination' });
    document.table({ ...style, data: [head] });
    document.endMarkedContent();
    document.page.margins.top = MARGIN + height;
  };
  margins.top = MARGIN + height;
  document.on('pageAdded', repeatHead);
  for (const row of rows) table.row([...row]);
  table.end();
  document.off('pageAdded', repeatHead);
  document.page.margins.top = MARGIN;
}

function drawSums(document: PDFKit.PDFDocument, section: Section, { sums }: DocumentSums): void {
  document.font(FONT.text).fontSize(TEXT_SIZE);
  const { width, margins } = document.page;
  const options = {
    structParent: section,
    position: { x: width - margins.right - SUM_WIDTHS.all, y: document.y },
    defaultStyle: { border: 0, padding: { vertical: 2, horizontal: 4 }, textOptions: FEATURES },
    columnStyles: [
      { width: SUM_WIDTHS.all - SUM_WIDTHS.amount },
      { width: SUM_WIDTHS.amount, align: { x: 'right' as const, y: 'top' as const } },
    ],
    data: sums.map(([label, amount], index) => {
      const font = { src: index === sums.length - 1 ? FONT.strong : FONT.text };
      return [
        { text: label, type: 'TH' as const, scope: 'Row', font },
        { text: amount, font },
      ];
    }),
  };
  document.table(options);
}

function drawHeading(document: PDFKit.PDFDocument, section: Section, text: string): void {
  document
    .font(FONT.strong)
    .fontSize(18)
    .text(text, { ...FEATURES, structParent: section, structType: 'H1' })
    .moveDown(0.8);
}

function drawPart(document: PDFKit.PDFDocument, section: Section, part: DocumentPart): void {
  if (part.kind === 'heading' && part.newPage) document.addPage();
  document.x = document.page.margins.left;
  if (part.kind === 'heading') return drawHeading(document, section, part.text);
  if (part.kind === 'table') drawTable(document, section, part);
  else if (part.kind === 'sums') drawSums(document, section, part);
  else
    document
      .font(FONT.text)
      .fontSize(TEXT_SIZE)
      .text(part.text, { ...FEATURES, structParent: section });
  document.moveDown(1.2);
}

/** Draws title and page number below the text of each page, hidden from screen readers. */
function drawFeet(document: PDFKit.PDFDocument, title: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(start + page);
    const { height, margins } = document.page;
    // Text below the margin would start another page.
    margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .font(FONT.text)
      .fontSize(8)
      .fillColor(QUIET)
      .text(`${title} · ${page + 1} / ${count}`, MARGIN, height - MARGIN / 1.5, { lineBreak: false });
    document.endMarkedContent();
  }
}

async function drawn({
  locale,
  title,
  hideTitle = false,
  author,
  createdAt,
  parts,
}: DocumentContent): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PdfDocument({
    // The usual paper of the United States, and elsewhere.
    size: locale === 'en-US' ? 'LETTER' : 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    lang: locale,
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt },
  });
  addFallbackFonts(document);
  const section = document.struct('Document');
  document.addStructure(section);
  if (!hideTitle) drawHeading(document, section, title);
  for (const part of parts) drawPart(document, section, part);
  section.end();
  drawFeet(document, title);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

const bytes = await drawn(workerData as DocumentContent);
parentPort?.postMessage(bytes, [bytes.buffer]);
