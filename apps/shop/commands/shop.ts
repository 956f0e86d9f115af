/**
 * `pnpm shop import <file> [--kind <kind>] [--dry-run]` imports products, or what the kind names, from a CSV or Excel file,
 * `pnpm shop export <kind> [<file>]` writes one; `--map "Their heading=Our column"` chooses a column, for the next such files too;
 * `pnpm shop operator add <e-mail>` prints a link by which an owner sets a password; `pnpm shop operator reset-second-step <account>` switches
 * off the second step of an agent who lost authenticator and recovery codes. Both use the shop's settings. With the embedded database,
 * stop the shop first, because only one process can open a data folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { addOwner, exportFile, importFile, removeSecondStep } from '@rider/backend';
import { IMPORT_KINDS, type ImportKind } from '@rider/model/import';
import { invitationLink } from '@rider/model/staff';
import { emailSchema, validate } from '@rider/model/validation';
import { readSettings } from '../server/settings/settings.ts';

const { values: OPTIONS, positionals: WORDS } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'products' },
    map: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
  },
});
const write = (line: string): boolean => process.stdout.write(`${line}\n`);
const USAGE = `pnpm shop import <file> [--kind <kind>] [--map "Their heading=Our column"] [--dry-run]
pnpm shop export <kind> [<file.csv or file.xlsx>]
pnpm shop operator add <e-mail>
pnpm shop operator reset-second-step <account>
Kinds: ${IMPORT_KINDS.join(', ')}`;

type Settings = ReturnType<typeof readSettings>;
type Place = Parameters<typeof importFile>[0];

function kindOf(name: string): ImportKind {
  const kind = IMPORT_KINDS.find((each) => each === name);
  if (kind === undefined) throw new Error(USAGE);
  return kind;
}

async function runImport(place: Place, { publicOrigin, smtp, redisUrl }: Settings, path: string): Promise<void> {
  const file = { name: basename(path), bytes: new Uint8Array(readFileSync(path)) };
  const { kind, map, 'dry-run': dryRun } = OPTIONS;
  const { counts, faults, unused } = await importFile(place, file, {
    kind: kindOf(kind),
    dryRun,
    map,
    shopOrigin: publicOrigin,
    sendsEmail: smtp !== null,
    ...(redisUrl !== null && { redisUrl }),
  });
  if (unused.length > 0) write(`columns that are not used: ${unused.join(', ')}`);
  for (const { number, detail } of faults) write(`row ${number}: ${detail}`);
  write(
    Object.entries(counts)
      .map(([outcome, rows]) => `${outcome}: ${rows}`)
      .join(', '),
  );
  if (counts.faulty > 0) process.exitCode = 1;
}

async function runExport(place: Place, { demo }: Settings, kind: string, file = `${kind}.csv`): Promise<void> {
  writeFileSync(
    file,
    await exportFile(place, { kind: kindOf(kind), format: file.endsWith('.xlsx') ? 'xlsx' : 'csv', demo }),
  );
  write(file);
}

try {
  const [subject, action, name = ''] = WORDS;
  const settings = readSettings(process.env);
  const { dataDirectory: dataDir, databaseUrl, publicOrigin, apiOrigin } = settings;
  if (apiOrigin !== null) throw new Error('operators of a shop in front of another backend are that backend’s');
  const place = databaseUrl === null ? { dataDir } : { databaseUrl };
  if (subject === 'operator' && action === 'add' && name !== '') {
    const { values } = validate(emailSchema, { email: name });
    if (!values) throw new Error(`"${name}" is no e-mail address`);
    write(invitationLink(publicOrigin, await addOwner(place, values.email)));
  } else if (subject === 'operator' && action === 'reset-second-step' && name !== '') {
    await removeSecondStep(place, name);
    write(`${name} signs in by password alone until the second step is set up again`);
  } else if (subject === 'import' && action) await runImport(place, settings, action);
  else if (subject === 'export' && action) await runExport(place, settings, action, name || undefined);
  else throw new Error(USAGE);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
