import type { VersionedChatSettings } from '@rider/api/operator';
import { chatSettingsSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { saveSetting } from '../setting/settings.ts';
import { CHAT, readChatSettings } from './chat-settings.ts';

/** Operators' calls for the chat's settings. */
export const chatSettingsRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'chat-settings');
  const { database } = services;

  get<VersionedChatSettings>('/operator/chat_settings', () => readChatSettings(database));

  post('/operator/chat_settings', ({ operator, body, locale }) =>
    saveSetting(database, CHAT, { operator, entered: body(chatSettingsSchema), locale }),
  );
};
