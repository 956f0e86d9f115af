import sharp from 'sharp';

/** A black PNG: a few hundred kilobytes that unpack to `side` × `side` × 3 values of 8 or 16 bits. */
export function blackPng(side: number, bits: 8 | 16): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3 as const, background: '#000' };
  const picture = sharp({ create, limitInputPixels: false });
  return picture
    .toColourspace(bits === 16 ? 'rgb16' : 'srgb')
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A client's WebSocket frame (RFC 6455), valid or invalid: the `ws` package cannot send invalid ones. */
export interface ClientFrame {
  /** 0 continuation, 1 text, 2 binary, 8 close, 9 ping, 10 pong; others are reserved. */
  opcode: number;
  payload: Buffer;
  /** Whether it is the last frame of its message. */
  final: boolean;
  /** Clients must mask. */
  masked: boolean;
  /** The declared length in bytes, if it is not the payload's. */
  claims?: number | undefined;
}

const MASK = Buffer.from([1, 2, 3, 4]);

/** The frame's bytes. */
export function frameBytes({ opcode, payload, final, masked, claims }: ClientFrame): Buffer {
  const length = claims ?? payload.length;
  const head = [(final ? 0x80 : 0) | opcode];
  const mask = masked ? 0x80 : 0;
  if (length < 126) head.push(mask | length);
  else if (length < 65_536) head.push(mask | 126, length >> 8, length & 0xff);
  else {
    const long = Buffer.alloc(8);
    long.writeBigUInt64BE(BigInt(length));
    head.push(mask | 127, ...long);
  }
  if (!masked) return Buffer.concat([Buffer.from(head), payload]);
  return Buffer.concat([Buffer.from(head), MASK, payload.map((byte, index) => byte ^ (MASK[index % 4] ?? 0))]);
}

/** A complete text message of a client. */
export function textFrame(text: string): Buffer {
  return frameBytes({ opcode: 1, payload: Buffer.from(text), final: true, masked: true });
}
