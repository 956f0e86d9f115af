/**
 * `pnpm shop import <file> [--dry-run]` imports products from a CSV or Excel file, `pnpm shop export products [<file>]` writes one;
 * `pnpm shop operator add <e-mail>` prints a link by which an owner sets a password; `pnpm shop operator reset-second-step <account>` switches
 * off the second step of an agent who lost authenticator and recovery codes. Both use the shop's settings. With the embedded database,
 * stop the shop first, because only one process can open a data folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { addOwner, exportProducts, importProducts, removeSecondStep } from '@rider/backend';
import { invitationLink } from '@rider/model/staff';
import { emailSchema, validate } from '@rider/model/validation';
import { readSettings } from '../server/settings/settings.ts';

const write = (line: string): boolean => process.stdout.write(`${line}\n`);
const USAGE = `pnpm shop import <file> [--dry-run]
pnpm shop export products [<file.csv or file.xlsx>]
pnpm shop operator add <e-mail>
pnpm shop operator reset-second-step <account>`;

try {
  const [subject, action, name = ''] = process.argv.slice(2);
  const { dataDirectory: dataDir, databaseUrl, publicOrigin, apiOrigin } = readSettings(process.env);
  if (apiOrigin !== null) throw new Error('operators of a shop in front of another backend are that backend’s');
  const place = databaseUrl === null ? { dataDir } : { databaseUrl };
  if (subject === 'operator' && action === 'add' && name !== '') {
    const { values } = validate(emailSchema, { email: name });
    if (!values) throw new Error(`"${name}" is no e-mail address`);
    write(invitationLink(publicOrigin, await addOwner(place, values.email)));
  } else if (subject === 'operator' && action === 'reset-second-step' && name !== '') {
    await removeSecondStep(place, name);
    write(`${name} signs in by password alone until the second step is set up again`);
  } else if (subject === 'import' && action) {
    const file = { name: basename(action), bytes: new Uint8Array(readFileSync(action)) };
    const { counts, faults } = await importProducts(place, file, { dryRun: name === '--dry-run' });
    for (const { number, detail } of faults) write(`row ${number}: ${detail}`);
    write(
      Object.entries(counts)
        .map(([outcome, rows]) => `${outcome}: ${rows}`)
        .join(', '),
    );
    if (counts.faulty > 0) process.exitCode = 1;
  } else if (subject === 'export' && action === 'products') {
    const file = name || 'products.csv';
    writeFileSync(file, await exportProducts(place, file.endsWith('.xlsx') ? 'xlsx' : 'csv'));
    write(file);
  } else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
