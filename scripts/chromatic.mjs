// pnpm chromatic: sends the stories to Chromatic, which takes pictures in all their modes, more than pnpm visual.
import { fail, runToEnd } from './toolchain.mjs';

if (!process.env.CHROMATIC_PROJECT_TOKEN)
  fail(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Without Chromatic, pnpm visual compares the pictures here.',
  );
process.exitCode = await runToEnd('pnpm', ['exec', 'chromatic', ...process.argv.slice(2)]);
