import { CHAT_PAGE_SIZE } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatCalls } from '../calls.ts';
import { compareIds } from '../message-order.ts';

/** Maximum pages to fetch for a gap; scrolling loads the rest. */
const GAP_PAGES = 5;

/** Messages after a known one. */
export interface RecordsAfter {
  /** Oldest first; may include known messages. */
  messages: readonly ChatMessage[];
  /** False when messages are missing between the known ones and these. */
  contiguous: boolean;
  /** The newest message that the other side has read; null if the server does not report it. */
  readUpTo: string | null;
}

/** Loads pages back from the newest message to a known one; without one, the newest page only. */
export async function getRecordsAfter(
  calls: ChatCalls,
  agentUid: string,
  id: string | undefined,
): Promise<RecordsAfter> {
  let messages: readonly ChatMessage[] = [];
  let readUpTo: string | null = null;
  for (let page = 0; page < GAP_PAGES; page += 1) {
    const before = messages[0]?.id;
    const records = await calls.getRecords({ agentUid, before });
    const older = records.messages.filter((message) => before === undefined || compareIds(message.id, before) < 0);
    ({ readUpTo } = records);
    messages = [...older, ...messages];
    const oldest = older[0]?.id;
    const overlaps = id === undefined || oldest === undefined || compareIds(oldest, id) <= 0;
    if (overlaps || older.length < CHAT_PAGE_SIZE) return { messages, contiguous: true, readUpTo };
  }
  return { messages, contiguous: false, readUpTo };
}
