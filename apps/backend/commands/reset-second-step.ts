/**
 * Switches off the second step of an agent who lost authenticator and recovery codes: `pnpm reset-second-step <account>`, with the shop's
 * DATA_DIR or DATABASE_URL. With the embedded database, stop the shop first, because only one process can open a data folder.
 */
import { fileURLToPath } from 'node:url';
import { resetSecondStep } from '../src/agent/second-step.ts';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/open.ts';

const [account = ''] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = process.env;
const place = databaseUrl
  ? { databaseUrl }
  : { dataDir: dataDir || fileURLToPath(new URL('../../../data', import.meta.url)) };
try {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    const agent = await database.selectFrom('agent').select('id').where('account', '=', account).executeTakeFirst();
    if (agent === undefined) throw new Error(`there is no agent "${account}"`);
    await resetSecondStep(database, agent.id);
    process.stdout.write(`${account} signs in by password alone until the second step is set up again\n`);
  } finally {
    await database.destroy();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
