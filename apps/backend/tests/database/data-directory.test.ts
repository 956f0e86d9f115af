import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import { emptyDirectory } from '../testing/databases.ts';

const SCRIPT = fileURLToPath(new URL('../testing/processes/directory-holder.ts', import.meta.url));

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = emptyDirectory();
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

interface Holder {
  child: ChildProcess;
  pid: number | undefined;
  /** `holding` once it has locked the directory; else its exit code and output. */
  outcome: Promise<'holding' | { code: number | null; errorText: string }>;
  ended: Promise<number | null>;
}

function start(): Holder {
  const child = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['pipe', 'pipe', 'pipe'] });
  children.push(child);
  let errorText = '';
  child.stderr.on('data', (text: Buffer) => {
    errorText += text;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const held = new Promise<'holding'>((resolve) => child.stdout.once('data', () => resolve('holding')));
  const outcome = Promise.race([held, ended.then((code) => ({ code, errorText }))]);
  return { child, pid: child.pid, outcome, ended };
}

/** Processes that recorded their start, in order. */
async function startsNoted(): Promise<number[]> {
  const database = await openDatabase({ dataDir });
  const { rows } = await sql<{ pid: number }>`select pid from start_note order by ctid`.execute(database);
  await database.destroy();
  return rows.map(({ pid }) => pid);
}

test('[R10.4] a second process ends with one line that names the first, stopped or not, and loses none of its data', async () => {
  const first = start();
  expect(await first.outcome).toBe('holding');
  const second = await start().outcome;
  expect(second).toMatchObject({ code: 1 });
  const { errorText } = second as { errorText: string };
  expect(errorText.trim().split('\n')).toHaveLength(1);
  expect(errorText).toContain(`DATA_DIR ${dataDir} is in use by process ${first.pid} on ${hostname()} since 20`);
  first.child.kill('SIGSTOP');
  expect(await start().outcome).toMatchObject({ code: 1 });
  first.child.kill('SIGCONT');
  first.child.stdin?.end();
  expect(await first.ended).toBe(0);
  // The file that names the holder is removed.
  expect(readdirSync(dataDir)).not.toContain('lock-holder.json');
  expect(await startsNoted()).toEqual([first.pid]);
});

test('[R10.4] of several processes that start after SIGKILL exactly one gets the directory, with all data', async () => {
  const first = start();
  expect(await first.outcome).toBe('holding');
  first.child.kill('SIGKILL');
  await first.ended;
  const rivals = [start(), start(), start()];
  const outcomes = await Promise.all(rivals.map(({ outcome }) => outcome));
  const winners = rivals.filter((_, index) => outcomes[index] === 'holding');
  expect(winners).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome !== 'holding' && outcome.code === 1)).toHaveLength(2);
  winners[0]?.child.stdin?.end();
  await winners[0]?.ended;
  expect(await startsNoted()).toEqual([first.pid, winners[0]?.pid]);
});

test('[R10.4] within one process a directory is opened once, and again after it is closed', async () => {
  const database = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'DirectoryInUse' });
  await database.destroy();
  await (await openDatabase({ dataDir })).destroy();
});

test('[R10.7] a directory that cannot be opened on a full disk is reported as such', async () => {
  const aborted = vi.spyOn(PGlite, 'create').mockRejectedValue(new Error('Aborted()'));
  await expect(openDatabase({ dataDir })).rejects.toThrow('Aborted()');
  await expect(openDatabase({ dataDir }, { leastSpace: Number.MAX_SAFE_INTEGER })).rejects.toThrow(
    `the disk of ${dataDir} is full`,
  );
  aborted.mockRestore();
});
