import type { ChatTokenRequestWire, ChatTokenWire } from '@rider/api/chat';
import type { IssuedPartnerKey, OperatorList, PartnerKey } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { partnerKeySchema } from '@rider/model/validation';
import type { SessionServices } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { textOf } from '../http/parameters.ts';
import { operatorCalls } from '../operator/operator-calls.ts';
import { openChatSession } from './chat-session.ts';
import { issueKey, listKeys, revokeKey } from './keys.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

/** Partners' keys, for operators, and the chat tokens of partners' buyers. */
export const partnerRoutes: RouteModule<Pick<SessionServices, 'announceSessionEnd'>> = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'partners');
  const { database } = services;

  app.post('/partner/chat_token', async (context) => {
    const parameters: Untrusted<ChatTokenRequestWire> = context.var.parameters;
    const { token, buyerId, expiresAt } = await openChatSession(services, textOf(parameters, 'assertion'));
    return answer<ChatTokenWire>(context, {
      chat_token: token,
      uid: buyerId,
      expires_time: unixSeconds(expiresAt),
    });
  });

  get<OperatorList<PartnerKey>>('/operator/partner_keys', ({ list }) => listKeys(database, list()));

  post<IssuedPartnerKey>('/operator/partner_keys/issue', ({ operator, form }) =>
    issueKey(database, operator, form(partnerKeySchema).partner),
  );

  post('/operator/partner_keys/:id/revoke', async ({ operator, inPath }) => {
    for (const session of await revokeKey(database, operator, inPath('id'))) services.announceSessionEnd(session);
  });
};
