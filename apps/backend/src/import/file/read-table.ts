import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ApiError, busyError } from '../../http/api-error.ts';
import { BoundedQueue } from '../../job-queue/bounded-queue.ts';
import type { TablePortion } from './table-process.ts';

/** Limits of reading a file. */
interface ReadingLimits {
  /** Of each portion, the first of which needs the whole file. */
  milliseconds: number;
  /** Of the rows. */
  megabytes: number;
}

const LIMITS: ReadingLimits = { milliseconds: 60_000, megabytes: 768 };
const READER = fileURLToPath(new URL('./table-process.ts', import.meta.url));

/** One file at a time: each may need the whole memory limit. */
const QUEUE = new BoundedQueue({
  atOnce: 1,
  maxWaiting: 8,
  perCaller: 8,
  // Connections are closed after a minute without an answer.
  maxWait: LIMITS.milliseconds / 3,
  full: () => busyError(),
  callerFull: () => busyError(),
});

/** A process that reads a file. */
class TableReader {
  readonly #process: ChildProcess;
  readonly #ended: Promise<never>;
  readonly #milliseconds: number;

  constructor({ milliseconds, megabytes }: ReadingLimits) {
    this.#milliseconds = milliseconds;
    this.#process = fork(READER, {
      // The reader needs no secrets.
      env: {},
      execArgv: [`--max-old-space-size=${megabytes}`],
      serialization: 'advanced',
      // Bytes of the file, which a message would copy, then messages.
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    });
    this.#ended = once(this.#process, 'exit').then(() => {
      throw new Error('the reader ended');
    });
    this.#ended.catch(() => undefined);
  }

  /** The first rows of a file. */
  open(file: Uint8Array | Blob): Promise<string[][]> {
    const input = file instanceof Blob ? file.stream() : Readable.from([file]);
    // A process that ended early is reported by its exit.
    if (this.#process.stdin) pipeline(input, this.#process.stdin).catch(() => undefined);
    return this.read();
  }

  /** The next rows; none at the end. A file that needs too much time or memory is too large. */
  async read(): Promise<string[][]> {
    this.#process.send('next');
    const signal = AbortSignal.timeout(this.#milliseconds);
    const message = once(this.#process, 'message', { signal }) as Promise<[TablePortion]>;
    const [portion] = await Promise.race([message, this.#ended]).catch((cause: unknown) => {
      throw new ApiError('request-too-large', { status: 400, cause });
    });
    if ('fault' in portion) throw new ApiError(portion.fault, { status: 400, cause: portion.cause });
    return portion.rows;
  }

  async *rowsFrom(first: string[][]): AsyncGenerator<string[]> {
    for (let rows = first; rows.length > 0; rows = await this.read()) yield* rows;
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }
}

/**
 * Passes the rows of a file as texts, the headings first: the first sheet of an Excel file, or a text file with commas, semicolons or tabs.
 * The content decides, not the name. Another process reads the file, because one that runs out of memory ends; `use` begins once the file
 * is read. @throws ApiError `unreadable-file`, `request-too-large`, `shop-busy`.
 */
export function withTable<Result>(
  file: Uint8Array | Blob,
  use: (rows: AsyncGenerator<string[]>) => Promise<Result>,
  limits = LIMITS,
): Promise<Result> {
  return QUEUE.run('', async () => {
    const reader = new TableReader(limits);
    try {
      return await use(reader.rowsFrom(await reader.open(file)));
    } finally {
      reader.end();
    }
  });
}
