import type { Locale } from '@rider/model/locale';
import { DatabaseUnavailable } from '../database/database-errors.ts';
import { isConflict } from '../database/retrying-kysely.ts';
import { messageText } from '../messages/index.ts';

/**
 * The fault of rows whose save failed unexpectedly, with the error in the log: an import that repeats it would fail for ever, and all others
 * would wait. @throws the error itself if the next turn may succeed.
 */
export function failedText(error: unknown, locale: Locale): string {
  if (error instanceof DatabaseUnavailable || isConflict(error)) throw error;
  console.error('rows of an import could not be saved:', error);
  return messageText('backend.import.failed', locale);
}
