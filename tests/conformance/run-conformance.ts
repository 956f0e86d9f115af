// pnpm conformance --origin URL --account … --password … [--write]: how a backend answers the calls of packages/api. Ends with 1 where one differs.
import { parseArgs } from 'node:util';
import { openSocket } from './conversation.ts';
import { tableOf, checkConformance } from './check-conformance.ts';

const { origin, account, password, write } = parseArgs({
  options: {
    origin: { type: 'string' },
    account: { type: 'string' },
    password: { type: 'string' },
    write: { type: 'boolean' },
  },
}).values;
if (!origin || !URL.canParse(origin) || !account || !password) {
  console.error('pnpm conformance --origin https://shop.example.com --account NAME --password WORD [--write]');
  process.exit(2);
}

const results = await checkConformance({
  fetch: (path, init) => fetch(new URL(path, origin), { ...init, redirect: 'manual' }),
  account,
  password,
  ...(write && { connectChat: openSocket(origin) }),
});
const count = (wanted: string) => results.filter(({ state }) => state === wanted).length;
console.log(tableOf(results));
console.log(`\n${count('as documented')} as documented, ${count('missing')} missing, ${count('differs')} differ`);
process.exitCode = count('differs') === 0 ? 0 : 1;
