import type { ChatTokenRequestWire, ChatTokenWire } from '@rider/api/chat';
import type {
  IssuedPartnerKeyWire,
  IssuePartnerKeyRequestWire,
  OperatorListWire,
  PartnerKeyWire,
} from '@rider/api/operator';
import { PARTNER_KEY_FIELDS } from '@rider/api/operator';
import type { Untrusted } from '@rider/api/wire';
import { partnerKeySchema } from '@rider/model/validation';
import type { SessionServices } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { readForm } from '../http/form-refusal.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { textOf } from '../http/parameters.ts';
import { requireOperator } from '../operator/require-operator.ts';
import { openChatSession } from './chat-session.ts';
import { issueKey, listKeys, revokeKey } from './keys.ts';

/** Partners: their keys, for operators, and the tokens that they get for their buyers by them. */
export const partnerRoutes: RouteModule<Pick<SessionServices, 'announceSessionEnd'>> = (app, services) => {
  const { database } = services;

  app.post('/partner/chat_token', async (context) => {
    const parameters: Untrusted<ChatTokenRequestWire> = context.var.parameters;
    const { token, buyerId, expiresAt } = await openChatSession(services, textOf(parameters, 'assertion'));
    return answer<ChatTokenWire>(context, {
      chat_token: token,
      uid: buyerId,
      expires_time: Math.floor(expiresAt / 1000),
    });
  });

  app.get(
    '/operator/partner_keys',
    requireOperator(services, async (context) =>
      answer<OperatorListWire<PartnerKeyWire>>(
        context,
        await listKeys(database, operatorListQueryOf(context.var.parameters)),
      ),
    ),
  );

  app.post(
    '/operator/partner_keys/issue',
    requireOperator(services, async (context, operator) => {
      const { parameters, locale } = context.var;
      const given: Untrusted<IssuePartnerKeyRequestWire> = parameters;
      const { partner } = readForm(partnerKeySchema, PARTNER_KEY_FIELDS, given, locale);
      const { id, privateKey } = await issueKey(database, operator, partner);
      return answer<IssuedPartnerKeyWire>(context, { id, private_key: privateKey }, 'saved');
    }),
  );

  app.post(
    '/operator/partner_keys/:id/revoke',
    requireOperator(services, async (context, operator) => {
      for (const session of await revokeKey(database, operator, context.req.param('id') ?? ''))
        services.announceSessionEnd(session);
      return answer(context, undefined, 'saved');
    }),
  );
};
