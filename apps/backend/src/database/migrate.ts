import { Migrator } from 'kysely/migration';
import * as catalogue from './migrations/0001_catalogue.ts';
import * as commerce from './migrations/0002_commerce.ts';
import * as chat from './migrations/0003_chat.ts';
import * as upload from './migrations/0004_upload.ts';
import * as cannedReply from './migrations/0005_canned_reply.ts';
import * as profile from './migrations/0008_profile.ts';
import type { Database } from './open.ts';

/** The migrations in order of their names. A published migration is never edited: add the next number. */
const MIGRATIONS = {
  '0001_catalogue': catalogue,
  '0002_commerce': commerce,
  '0003_chat': chat,
  '0004_upload': upload,
  '0005_canned_reply': cannedReply,
  '0008_profile': profile,
};

/** Brings the database to the newest schema. Several processes may call it at once; the migrator's lock lets one work. */
export async function migrate(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('migration failed', { cause: error });
}
