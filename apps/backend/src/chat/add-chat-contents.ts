import type { CatalogueContents } from '../catalogue/contents.ts';
import { hashPassword } from '../account/password.ts';
import type { Database } from '../database/open.ts';

/** The password of every demonstration agent. */
export const DEMO_AGENT_PASSWORD = 'Rider2026';
/** First id of agents, above any buyer's id. */
const FIRST_AGENT_ID = 1_000_000_000;

/** Account name of an agent: the English first name in lower case. */
function accountOf(name: string): string {
  return name.split(' ')[0]?.toLowerCase() ?? name;
}

/**
 * Adds the catalogue's announcement and, for demonstration, its agents to a database that has none, also to one older than the chat.
 * Calls `readContents` only when something is missing.
 */
export async function addChatContents(
  database: Database,
  { demo, readContents }: { demo: boolean; readContents: () => Pick<CatalogueContents, 'agents'> },
): Promise<void> {
  const notice = await database.selectFrom('chat_notice').select('id').executeTakeFirst();
  const agent = await database.selectFrom('agent').select('id').limit(1).executeTakeFirst();
  if (notice && (agent || !demo)) return;
  const { agents, announcement } = readContents().agents;
  await database
    .insertInto('chat_notice')
    .values({ id: 1, content: JSON.stringify(announcement) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!demo || agent) return;
  const password_hash = await hashPassword(DEMO_AGENT_PASSWORD, 'installation');
  for (const { uid, wx_name: name, role, avatar, greeting } of agents) {
    const texts = { name: JSON.stringify(name), role: JSON.stringify(role), greeting: JSON.stringify(greeting) };
    await database
      .insertInto('agent')
      .values({
        id: FIRST_AGENT_ID + uid,
        account: accountOf(name['en-US']),
        avatar,
        demo: true,
        staff_role: 'owner',
        password_hash,
        ...texts,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Sign-in data of the demonstration agents. */
export async function listDemoAgents(database: Database): Promise<{ account: string; password: string }[]> {
  const agents = await database.selectFrom('agent').select('account').where('demo', '=', true).orderBy('id').execute();
  return agents.map(({ account }) => ({ account, password: DEMO_AGENT_PASSWORD }));
}
