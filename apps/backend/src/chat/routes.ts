import {
  CHAT_PAGE_SIZE,
  type ChatAgentWire,
  type ChatBannerWire,
  type RecordsRequestWire,
  type RecordsWire,
  type SocketAddressWire,
} from '@rider/api/chat';
import type { Untrusted } from '@rider/api/wire';
import { buyerCalls, type BuyerHandler } from '../http/buyer-calls.ts';
import type { Database } from '../database/open.ts';
import { answer } from '../http/envelope.ts';
import type { RouteModule } from '../http/environment.ts';
import { mediaPath } from '../http/media.ts';
import { wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { isReachable } from '../email/reachable.ts';
import { unixSeconds } from '../http/unix-seconds.ts';
import { findAgent, isOnline, listAgents } from '../agent/agents.ts';
import { agentProfile } from './sender-profiles.ts';
import { readMessages, readUpToBy } from './messages.ts';
import { readChatSettings, readOpening } from './chat-settings.ts';
import { messagesToWire } from './wire.ts';
import { chooseAgent } from './choose-agent.ts';

const MOST_RECORDS = 100;

/** Whether a buyer gets e-mail: those of partners do not. */
async function isReachableBuyer(database: Database, buyerId: number): Promise<boolean> {
  const buyer = await database.selectFrom('buyer').select('email').where('id', '=', buyerId).executeTakeFirst();
  return buyer !== undefined && isReachable(buyer.email);
}

/** The chat over HTTP. */
export const chatRoutes: RouteModule = (app, services) => {
  const { database, clock, chatSessions, demo } = services;
  const forBuyer = buyerCalls(app, chatSessions);

  app.get('/get_workerman_url', (context) => {
    const address = new URL('/msg', context.req.url);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('lang', context.var.locale);
    return answer<SocketAddressWire>(context, { admin: '', chat: address.href });
  });

  forBuyer.get('/user/service/list', async (context) => {
    const { locale } = context.var;
    const agents = await listAgents(database, demo);
    return answer<ChatAgentWire[]>(
      context,
      agents.map((agent) => ({
        id: agent.id,
        uid: agent.id,
        avatar: mediaPath(agent.avatar),
        wx_name: agent.name[locale],
        nickname: agent.name[locale],
        role: agent.role[locale],
        status: 1,
        online: isOnline(agent, clock()) ? 1 : 0,
      })),
    );
  });

  const records: BuyerHandler = async (context, buyerId) => {
    const { locale } = context.var;
    const parameters: Untrusted<RecordsRequestWire> = context.var.parameters;
    const wanted = wholeNumberOf(parameters, 'toUid') ?? 0;
    const agent = wanted === 0 ? await chooseAgent(services, buyerId) : await findAgent(services, wanted);
    if (!agent) throw new ApiError('unknown-person', { status: 400 });
    const limit = Math.min(MOST_RECORDS, wholeNumberOf(parameters, 'limit') || CHAT_PAGE_SIZE);
    const before = wholeNumberOf(parameters, 'uidTo');
    const pair = { buyerId, agentId: agent.id };
    const messages = await readMessages(database, pair, { limit, before });
    return answer<RecordsWire>(context, {
      serviceList: await messagesToWire(database, messages, locale),
      read_id: String(await readUpToBy(database, pair, 'agent')),
      uid: agent.id,
      ...agentProfile(agent, locale),
    });
  };
  forBuyer.get('/v2/user/service/record', records);
  forBuyer.get('/user/service/record', records);

  forBuyer.get('/user/service/get_adv', async (context, buyerId) => {
    const notice = await database.selectFrom('chat_notice').select('content').executeTakeFirst();
    const settings = await readChatSettings(database);
    const opening = await readOpening(database, settings, clock());
    return answer<ChatBannerWire>(context, {
      content: notice?.content[context.var.locale] ?? '',
      opens_at: opening === null ? 0 : unixSeconds(opening),
      emails_replies: settings.emailsReplies && (await isReachableBuyer(database, buyerId)) ? 1 : 0,
    });
  });
};
