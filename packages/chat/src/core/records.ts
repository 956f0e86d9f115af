import { CHAT_PAGE_SIZE } from '@rider/api/chat';
import type { ChatMessage } from '@rider/model/chat';
import type { ChatCalls } from './calls.ts';
import { compareIds } from './message-order.ts';

/** How many pages a gap may be; a longer one is left to the reader's scrolling. */
const GAP_PAGES = 5;

/** What came after a known message. */
export interface RecordsAfter {
  /** Oldest first; may hold some that are known already. */
  messages: readonly ChatMessage[];
  /** False where there are more between what was known and these. */
  contiguous: boolean;
}

/** Pages back from the newest message to a known one; without one, the newest page. */
export async function getRecordsAfter(
  calls: ChatCalls,
  agentUid: string,
  id: string | undefined,
): Promise<RecordsAfter> {
  let messages: readonly ChatMessage[] = [];
  for (let page = 0; page < GAP_PAGES; page += 1) {
    const before = messages[0]?.id;
    const older = (await calls.getRecords({ agentUid, before })).messages.filter(
      (message) => before === undefined || compareIds(message.id, before) < 0,
    );
    messages = [...older, ...messages];
    const oldest = older[0]?.id;
    const overlaps = id === undefined || oldest === undefined || compareIds(oldest, id) <= 0;
    if (overlaps || older.length < CHAT_PAGE_SIZE) return { messages, contiguous: true };
  }
  return { messages, contiguous: false };
}
