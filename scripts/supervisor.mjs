// Restarts the shop when it dies under `npm start`. Plain JavaScript for Node 20.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './toolchain.mjs';

const shortestWait = 500;
const longestWait = 30_000;
/** After this uptime (ms) the restart delay is reset. */
const longLife = 60_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a server and restarts it when it dies, after 0.5 s, then twice as long each time, at most 30 s. Signals are passed on.
 * Resolves to an exit code when the server ended in order, was stopped, or died before its message 'listening': then a restart would
 * not help, e.g. because a setting is wrong.
 */
export async function supervise(command, args, options = {}) {
  let child;
  let endWait = () => {};
  let stopping = false;
  let everListened = false;
  const passOn = (signal) => {
    stopping = true;
    child?.kill(signal);
    endWait();
  };
  for (const signal of signals) process.on(signal, passOn);
  try {
    for (let wait = shortestWait; ; wait = Math.min(longestWait, wait * 2)) {
      const start = performance.now();
      child = spawn(command, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], ...options });
      child.once('message', () => (everListened = true));
      const { code, reason } = await deathOf(child);
      child = undefined;
      if (code === 0 || stopping || !everListened) return code;
      if (performance.now() - start > longLife) wait = shortestWait;
      console.error(`rider: the shop ended (${reason}); it is started again in ${wait / 1000} s`);
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, wait);
        endWait = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (stopping) return 0;
    }
  } finally {
    for (const signal of signals) process.removeListener(signal, passOn);
  }
}

/** Resolves when a child has ended or failed to start. */
function deathOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, reason: error.message }));
    child.once('close', (code, signal) =>
      resolve(
        code === null
          ? { code: 128 + constants.signals[signal], reason: signal }
          : { code, reason: `exit code ${code}` },
      ),
    );
  });
}
