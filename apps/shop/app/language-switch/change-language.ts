import { tabStorage } from '@rider/chat/storage';
import { ApiError } from '@rider/api/error';
import type { Locale } from '@rider/model/locale';
import { notify } from '@rider/ui/toast';
import { loadCalls } from '../data/load-calls.ts';
import { storeScreenFields } from '../activity/transfer-fields.ts';
import { LANGUAGE_MESSAGE } from './language-message.ts';

/**
 * Sends the chosen language to the backend, then opens the page in it, which shows the backend's message and what was typed on
 * `screen`, the path without language prefix. `failed` is the message if the backend has none.
 */
export async function changeLanguage(
  locale: Locale,
  { href, screen, failed }: { href: string; screen: { path: string; buyer: string | null }; failed: string },
): Promise<void> {
  try {
    const calls = await loadCalls();
    const message = await calls.changeLanguage(calls.pageApi(), locale);
    if (message) tabStorage.setItem(LANGUAGE_MESSAGE, message);
    storeScreenFields(screen);
    window.location.assign(href);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify({ message: (error.kind === 'rejected' && error.message) || failed, tone: 'danger' });
  }
}
