import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process holds the data directory. The message is one line for the operator. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/** A lock on a data directory. */
export interface DirectoryLock {
  release(): void;
}

interface Holder {
  pid: number;
  host: string;
  /** ISO time. */
  since: string;
}

/** How long startup waits for a holder that is shutting down, in milliseconds. */
const PATIENCE = 1_000;
const SQLITE_BUSY = 5;

/**
 * Locks a directory for this process until `release`. @throws DirectoryInUse with the holder, while another process has it.
 *
 * The lock is an open exclusive transaction on an empty SQLite file, because Node has no other access to file locks. The kernel releases it
 * whenever the process ends, also across containers, so no age or process id needs checking. It requires a file system with locks, such
 * as a local disk.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const holderFile = join(directory, 'lock-holder.json');
  const lock = new DatabaseSync(join(directory, 'lock'), { timeout: PATIENCE });
  try {
    // A journal in memory leaves nothing on disk for the next holder to roll back.
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
    // The holder's name is only for the error message and may not be written yet.
    return {};
  }
}

function nameOf({ pid, host, since }: Partial<Holder>): string {
  return pid === undefined ? 'another process' : `process ${pid} on ${host} since ${since}`;
}
