import { unzipSync, type UnzipFileInfo } from 'fflate';
import { ApiError } from '../../http/api-error.ts';
import { PICTURE_LIMIT } from '../../upload/picture.ts';

const MOST_PICTURES = 2_000;
const MOST_ENTRIES = 10_000;
/** Maximum size of all used files, and of the table, unpacked: a small archive may unpack to a large one. */
const [MOST_UNPACKED, LARGEST_TABLE] = [500_000_000, 50_000_000];
const TABLE = /\.(csv|txt|tsv|xlsx)$/i;
const PICTURE = /\.(jpe?g|png)$/i;

/** A table of products with its pictures. */
export interface Archive {
  table: Uint8Array;
  /** By file name without folders, in lower case. Unpacked one at a time. */
  pictures: () => Generator<{ name: string; bytes: Uint8Array }>;
}

/** Decodes a name whose archive does not say that it is UTF-8: older programs write that of their language, Chinese ones GB 18030. */
function decodedName(name: string): string {
  if (!/^[\0-\xff]*$/.test(name) || /^[\0-\x7f]*$/.test(name)) return name;
  const bytes = Uint8Array.from(name, (character) => character.charCodeAt(0));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** The name of a file without its folders, as cells name it; comparable whatever its case and its form of accents. */
export function pictureName(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? '').normalize('NFC').trim().toLowerCase();
}

/** The entries of an archive; nothing is unpacked. @throws ApiError `unreadable-file`, `too-many-at-once`. */
function entriesOf(bytes: Uint8Array): UnzipFileInfo[] {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        if (entries.length >= MOST_ENTRIES)
          throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_ENTRIES } });
        entries.push(entry);
        return false;
      },
    });
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('unreadable-file', { status: 400, cause: error });
  }
  return entries;
}

/** Unpacks one entry into as many bytes as it states, never more. @throws ApiError `unreadable-file`. */
function unpack(bytes: Uint8Array, name: string): Uint8Array {
  try {
    let isTaken = false;
    const files = unzipSync(bytes, {
      filter: (entry) => {
        if (isTaken || entry.name !== name) return false;
        isTaken = true;
        return true;
      },
    });
    return files[name] ?? new Uint8Array();
  } catch (error) {
    throw new ApiError('unreadable-file', { status: 400, cause: error });
  }
}

/**
 * Reads an archive of one table and its pictures; null for any other file, an Excel file too. Names become plain file names, and the content of each picture is judged when
 * it is encoded. @throws ApiError `unreadable-file`, `archive-without-table`, `too-many-at-once`, `request-too-large`.
 */
export function readArchive(bytes: Uint8Array): Archive | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null;
  const entries = entriesOf(bytes);
  if (entries.some(({ name }) => name === 'xl/workbook.xml')) return null;
  // Archives of macOS have a shadow of each file.
  const files = entries.filter(({ name }) => !/(^|\/)__MACOSX\/|(^|\/)\.[^/]*$|\/$/.test(name));
  const [table, ...others] = files.filter(({ name }) => TABLE.test(name));
  if (table === undefined || others.length > 0) throw new ApiError('archive-without-table', { status: 400 });
  const pictures = files.filter(({ name, originalSize }) => PICTURE.test(name) && originalSize <= PICTURE_LIMIT);
  if (pictures.length > MOST_PICTURES)
    throw new ApiError('too-many-at-once', { status: 400, parameters: { most: MOST_PICTURES } });
  const unpacked = [table, ...pictures].reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (unpacked > MOST_UNPACKED || table.originalSize > LARGEST_TABLE)
    throw new ApiError('request-too-large', { status: 400 });
  return {
    table: unpack(bytes, table.name),
    pictures: function* () {
      for (const { name } of pictures) yield { name: pictureName(decodedName(name)), bytes: unpack(bytes, name) };
    },
  };
}
