import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data directory. The message is one line for the operator. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** A held data directory. */
export interface DirectoryLock {
  release(): void;
}

interface Holder {
  pid: number;
  host: string;
  /** ISO time. */
  since: string;
}

/** How long a start waits for a holder that is just ending, in milliseconds. */
const PATIENCE = 1_000;
const SQLITE_BUSY = 5;

/**
 * Holds a directory for this process until `release`. Throws DirectoryInUse, naming the holder, while another process has it.
 *
 * The lock is an open exclusive transaction on an empty SQLite file: SQLite is the one way to the operating system's file locks that
 * Node brings along. The kernel drops such a lock with the process that held it, however that ended, and knows it across containers,
 * so there is nothing to judge by age or process id. It needs a file system with locks; a local disk has them.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const holderFile = join(directory, 'lock-holder.json');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: PATIENCE });
  try {
    // Without a journal on disk nothing remains that the next holder would have to roll back.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    throw new DirectoryInUse(
      `DATA_DIR ${directory} is in use by ${nameOf(readHolder(holderFile))}; stop it or set DATA_DIR to another folder`,
    );
  }
  const holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() };
  writeFileSync(holderFile, JSON.stringify(holder));
  return {
    release: () => {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function readHolder(file: string): Partial<Holder> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Partial<Holder>;
  } catch {
    // The lock alone decides; who holds it is only told, and may be unwritten yet.
    return {};
  }
}

function nameOf({ pid, host, since }: Partial<Holder>): string {
  return pid === undefined ? 'another process' : `process ${pid} on ${host} since ${since}`;
}
