// pnpm chromatic: sends the stories to Chromatic, which takes pictures in all their modes, more than pnpm visual. --dry-run tells what would
// be sent, without a token: `--dry-run main` compares with another commit than the last.
import { planForChromatic } from './chromatic-plan.mjs';
import { fail, runToEnd } from './toolchain.mjs';

const [first, since] = process.argv.slice(2);
if (first === '--dry-run') planForChromatic(since);
else {
  if (!process.env.CHROMATIC_PROJECT_TOKEN)
    fail(
      'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Without Chromatic, pnpm visual compares the pictures here.',
    );
  process.exitCode = await runToEnd('pnpm', ['exec', 'chromatic', ...process.argv.slice(2)]);
}
