import { crc32, createDeflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 3;

/** A black PNG: a few hundred kilobytes that unpack to `side` × `side` × 3 values of `bits` (8 or 16) bits. */
export async function blackPng(side: number, bits: 8 | 16): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = bits;
  // True color without alpha; compression, filter and interlace have one valid value each.
  header[9] = 2;
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', await blackRows(side, bits)), chunk('IEND')]);
}

/** Row by row, because a bomb's pixels take too much memory. */
async function blackRows(side: number, bits: number): Promise<Buffer> {
  const row = Buffer.alloc(1 + (side * CHANNELS * bits) / 8);
  const deflate = createDeflate({ level: 9 });
  const chunks: Buffer[] = [];
  deflate.on('data', (each: Buffer) => chunks.push(each));
  for (let index = 0; index < side; index += 1) {
    if (!deflate.write(row)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  await new Promise<void>((resolve) => deflate.once('end', resolve).end());
  return Buffer.concat(chunks);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
