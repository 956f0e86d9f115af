import type { VersionedChatSettings } from '@rider/api/operator';
import { INITIAL_CHAT_SETTINGS, nextOpening, type ChatSettings } from '@rider/model/chat';
import { readClosedDays } from '../calendar/closed-days.ts';
import type { Database } from '../database/open.ts';
import { instantOf, shopTimeText } from '../http/days.ts';
import { readSetting, type Setting } from '../setting/settings.ts';

/** The setting of the chat. */
export const CHAT: Setting<ChatSettings> = {
  name: 'chat',
  initial: INITIAL_CHAT_SETTINGS,
  action: 'chatSettings.save',
};

/** Reads the chat's settings. */
export function readChatSettings(database: Database): Promise<VersionedChatSettings> {
  return readSetting(database, CHAT);
}

/** When agents answer again, by the shop's clock and closed days; null while they do, and without hours. */
export async function readOpening(database: Database, settings: ChatSettings, now: number): Promise<Date | null> {
  if (!settings.hasHours) return null;
  const [day = '', time = ''] = shopTimeText(new Date(now)).split(' ');
  const opening = nextOpening(settings, { day, time }, await readClosedDays(database, now));
  return opening && instantOf(opening);
}
