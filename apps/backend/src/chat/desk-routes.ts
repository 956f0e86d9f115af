import { DEVICE_HEADER, type SignInRequestWire } from '@rider/api/account';
import { CHAT_PAGE_SIZE, KIND_NUMBERS, type RecordsWire } from '@rider/api/chat';
import type { CannedReply, DeskAgent, DeskConversation, DeskSessionWire } from '@rider/api/desk';
import type { UploadWire } from '@rider/api/upload';
import type { Untrusted } from '@rider/api/wire';
import type { SentKind } from '@rider/model/chat';
import { sql } from 'kysely';
import { agentCalls } from '../agent/agent-calls.ts';
import { placeOf } from '../account/client.ts';
import { sessionKey } from '../account/sessions.ts';
import { answer } from '../http/envelope.ts';
import type { HttpContext, RouteModule, Services } from '../http/environment.ts';
import { mediaPath } from '../http/media.ts';
import { secretOf, textOf, wholeNumberOf, wordOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { bearerToken } from '../http/session.ts';
import { fileOf } from '../upload/routes.ts';
import { savePicture } from '../upload/pictures.ts';
import {
  findAgent,
  isOnline,
  listAgents,
  setAvailable,
  signInAgent,
  signOutAgent,
  type Agent,
} from '../agent/agents.ts';
import { hasSecondStep } from '../agent/second-step.ts';
import { requireOwnBuyer } from './own-buyer.ts';
import type { ChatServices } from './bus.ts';
import { deleteReply, saveReply, listReplies } from './canned-replies.ts';
import { readMessages, readUpToBy } from './messages.ts';
import { transferConversation } from './transfer.ts';
import { messagesToWire } from './wire.ts';
import { unixSeconds } from '../http/unix-seconds.ts';

const MOST_CONVERSATIONS = 100;

function deskAgentOf(agent: Agent, { clock }: Services, locale: HttpContext['var']['locale']): DeskAgent {
  return {
    uid: String(agent.id),
    account: agent.account,
    name: agent.name[locale],
    role: agent.role[locale],
    avatar: mediaPath(agent.avatar),
    available: agent.available,
    online: isOnline(agent, clock()),
    staffRole: agent.staff_role,
    secondStepRequired: false,
  };
}

/** The signed-in agent, and whether the agent must set up a second step before using operators' calls. */
async function signedInAgent(
  agent: Agent,
  services: Services,
  locale: HttpContext['var']['locale'],
): Promise<DeskAgent> {
  const secondStepRequired = services.demandsSecondStep && !(await hasSecondStep(services.database, agent.id));
  return { ...deskAgentOf(agent, services, locale), secondStepRequired };
}

const KINDS = new Map(Object.entries(KIND_NUMBERS).map(([kind, number]) => [number, kind as SentKind]));

/** An agent's conversations, the newest first, filtered by the buyer's names. */
async function conversationsOf(services: Services, agent: Agent, search: string): Promise<DeskConversation[]> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await sql<{
    buyer_id: number;
    nickname: string;
    avatar: string | null;
    company: string;
    last_at: Date;
    unread: number;
    body: string | null;
    kind: number | null;
    from_agent: boolean | null;
  }>`
    select conversation.buyer_id, buyer.nickname, buyer.avatar, buyer.company, conversation.last_at,
      (select count(*) from chat_message as unread where unread.buyer_id = conversation.buyer_id
        and unread.agent_id = conversation.agent_id and not unread.from_agent
        and unread.id > conversation.agent_read_id) as unread,
      last.body, last.kind, last.from_agent
    from chat_conversation as conversation
    join buyer on buyer.id = conversation.buyer_id
    left join lateral (select body, kind, from_agent from chat_message
      where chat_message.buyer_id = conversation.buyer_id and chat_message.agent_id = conversation.agent_id
      order by id desc limit 1) as last on true
    where conversation.agent_id = ${agent.id}
      and (${search} = '' or buyer.nickname ilike ${pattern} or buyer.company ilike ${pattern} or buyer.account ilike ${pattern})
    order by conversation.last_at desc limit ${MOST_CONVERSATIONS}`.execute(services.database);
  return rows.rows.map((row) => ({
    buyerUid: String(row.buyer_id),
    name: row.nickname,
    company: row.company,
    avatar: row.avatar === null ? '' : mediaPath(row.avatar),
    last: { text: row.body ?? '', kind: KINDS.get(row.kind ?? 0) ?? 'none', fromAgent: row.from_agent ?? false },
    at: row.last_at.getTime(),
    unread: row.unread,
  }));
}

/** The agent's side of the chat, in the style of CRMEB's `kefuapi`. */
export const deskRoutes: RouteModule<ChatServices> = (app, services) => {
  const { database } = services;
  const forAgent = agentCalls(app, services);
  const ownBuyer = (context: HttpContext, agent: Agent) => requireOwnBuyer(database, context, agent);

  app.post('/kefuapi/login', async (context) => {
    const { locale } = context.var;
    const parameters: Untrusted<SignInRequestWire> = context.var.parameters;
    const password = secretOf(parameters, 'password');
    const code = textOf(parameters, 'code');
    const credentials = { account: textOf(parameters, 'account'), password, code, ...placeOf(context) };
    const { token, agent, expiresAt, device } = await signInAgent(services, credentials);
    const kefuInfo = await signedInAgent(agent, services, locale);
    context.header(DEVICE_HEADER, device);
    const session = { token, exp_time: unixSeconds(expiresAt), kefuInfo };
    return answer<DeskSessionWire>(context, session, 'signed-in');
  });

  app.get('/kefuapi/logout', async (context) => {
    const token = bearerToken(context);
    if (token !== null) {
      await signOutAgent(database, token);
      services.bus.publish({ type: 'session-ended', session: sessionKey(token) });
    }
    return answer(context, undefined, 'signed-out');
  });

  forAgent.get('/kefuapi/me', async (context, agent) =>
    answer<DeskAgent>(context, await signedInAgent(agent, services, context.var.locale)),
  );

  forAgent.post('/kefuapi/online', async (context, agent) => {
    const available = wholeNumberOf(context.var.parameters, 'online') === 1;
    await setAvailable(database, agent.id, available);
    services.bus.publish({
      type: 'presence',
      agentId: agent.id,
      online: available && isOnline(agent, services.clock()),
    });
    return answer(context, undefined, 'changed');
  });

  forAgent.get('/kefuapi/agents', async (context) => {
    const agents = await listAgents(database, services.demo);
    return answer<DeskAgent[]>(
      context,
      agents.map((agent) => deskAgentOf(agent, services, context.var.locale)),
    );
  });

  forAgent.get('/kefuapi/conversations', async (context, agent) => {
    const conversations = await conversationsOf(services, agent, wordOf(context.var.parameters, 'search'));
    return answer<DeskConversation[]>(context, conversations);
  });

  forAgent.get('/kefuapi/service/record', async (context, agent) => {
    const buyerId = await ownBuyer(context, agent);
    const page = { limit: CHAT_PAGE_SIZE, before: wholeNumberOf(context.var.parameters, 'uidTo') };
    const pair = { buyerId, agentId: agent.id };
    const messages = await readMessages(database, pair, page);
    const buyer = await database
      .selectFrom('buyer')
      .select(['nickname', 'avatar'])
      .where('id', '=', buyerId)
      .executeTakeFirstOrThrow();
    return answer<RecordsWire>(context, {
      nickname: buyer.nickname,
      avatar: buyer.avatar === null ? '' : mediaPath(buyer.avatar),
      serviceList: await messagesToWire(database, messages, context.var.locale),
      read_id: String(await readUpToBy(database, pair, 'buyer')),
      uid: buyerId,
    });
  });

  forAgent.post('/kefuapi/service/transfer', async (context, agent) => {
    const buyerId = await ownBuyer(context, agent);
    const next = await findAgent(services, wholeNumberOf(context.var.parameters, 'kefuToUid') ?? 0);
    if (!next || next.id === agent.id) throw new ApiError('unknown-person', { status: 400 });
    await transferConversation(services, { buyerId, fromAgentId: agent.id, toAgentId: next.id });
    return answer(context, undefined, 'conversation-transferred');
  });

  forAgent.get('/kefuapi/service/speechcraft', async (context, agent) =>
    answer<CannedReply[]>(context, await listReplies(database, agent.id)),
  );

  forAgent.post('/kefuapi/service/speechcraft', async (context, agent) => {
    const { parameters } = context.var;
    // An invalid id must match no reply; only a request without id creates one.
    const id = textOf(parameters, 'id') === '' ? null : (wholeNumberOf(parameters, 'id') ?? 0);
    await saveReply(database, agent.id, id, textOf(parameters, 'message'));
    return answer(context, undefined, 'changed');
  });

  forAgent.post('/kefuapi/service/speechcraft/delete', async (context, agent) => {
    await deleteReply(database, agent.id, wholeNumberOf(context.var.parameters, 'id') ?? 0);
    return answer(context, undefined, 'deleted');
  });

  forAgent.post('/kefuapi/upload/image', async (context, agent) => {
    const bytes = await fileOf(context.var.parameters);
    const { name, path } = await savePicture(services, { owner_role: 'agent', owner_id: agent.id }, bytes);
    return answer<UploadWire>(context, { name, url: path }, 'picture-uploaded');
  });
};
