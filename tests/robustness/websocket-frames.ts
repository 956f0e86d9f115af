/** WebSocket frames as bytes (RFC 6455), valid and invalid: the `ws` package refuses to send an attacker's. */

const TEXT = 1;

/** One frame of a client. */
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
  return frameBytes({ opcode: TEXT, payload: Buffer.from(text), final: true, masked: true });
}

/** Parses the frames of a server, which are complete and unmasked; buffers incomplete ones. */
export class ServerFrames {
  #rest: Buffer = Buffer.alloc(0);

  /** Returns the texts that are now complete. */
  read(bytes: Buffer): string[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const texts: string[] = [];
    for (;;) {
      const frame = firstFrame(this.#rest);
      if (frame === null) return texts;
      if (frame.opcode === TEXT) texts.push(frame.payload.toString('utf8'));
      this.#rest = this.#rest.subarray(frame.end);
    }
  }
}

function firstFrame(bytes: Buffer): { opcode: number; payload: Buffer; end: number } | null {
  if (bytes.length < 2) return null;
  const short = bytes.readUInt8(1) & 0x7f;
  const start = short === 127 ? 10 : short === 126 ? 4 : 2;
  if (bytes.length < start) return null;
  const length = short === 127 ? Number(bytes.readBigUInt64BE(2)) : short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + length;
  if (bytes.length < end) return null;
  return { opcode: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(start, end), end };
}
