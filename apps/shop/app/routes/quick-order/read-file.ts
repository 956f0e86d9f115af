import { MOST_LIST_LENGTH, readQuickOrder, rowsOfCells, type ReadList } from '@rider/model/quick-order';
import { loadCode } from '../../connection/page-connection.ts';

/** Largest file in bytes. */
const LARGEST = 5_000_000;

/** Text files of spreadsheets are UTF-8, UTF-16 by its byte order mark, or in the encoding of Chinese Windows. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Whether a file is a ZIP archive, as Excel files are. */
function isArchive(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes);
  return first === 0x50 && second === 0x4b;
}

/** Excel makes dates of some part numbers, such as 12-03. */
const textOfCell = (cell: unknown): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '');

/** Reads a list from a text file or from the first sheet of an Excel file. Rejects for a file that is neither, or is too large. */
export async function readListFile(file: File): Promise<ReadList> {
  if (file.size > LARGEST) throw new RangeError('the file is too large');
  const bytes = await file.arrayBuffer();
  if (!isArchive(bytes)) {
    const text = decode(bytes);
    if (text.includes('\0') || text.length > 10 * MOST_LIST_LENGTH) throw new TypeError('the file is no list');
    return readQuickOrder(text);
  }
  const { readSheet } = await loadCode(() => import('read-excel-file/browser'));
  const cells = await readSheet(bytes);
  const rows = rowsOfCells(cells.map((row) => row.map(textOfCell)));
  return { rows, left: [] };
}
