import { isAbsent, type Api } from '../transport/index.ts';
import {
  flag,
  id,
  instant,
  list,
  number,
  object,
  pageParameters,
  requiredObject,
  text,
  type Page,
} from '../wire/index.ts';
import type { Notice, NoticeList } from '@rider/model/notification';
import type { NoticeChangeRequestWire, NoticesWire, NoticeWire } from './wire.ts';

const NOTICE_CHANGE = 'user/message_system/edit_message';

/** The notices to act on: these, or all. */
export type NoticeChoice = readonly string[] | 'all';

function readNotice(item: unknown): Notice {
  const row = requiredObject<NoticeWire>(item, 'notice');
  const page = text(row.url);
  return {
    id: id(row.id, 'notice id'),
    title: text(row.title),
    text: text(row.content),
    href: page.startsWith('/') ? page : null,
    sentAt: instant(row.add_time),
    read: flag(row.look),
  };
}

/** The shop's notices to the buyer, the newest first (contract 3.9). */
export async function getNotices(api: Api, page: Page = {}): Promise<NoticeList> {
  const data = object<NoticesWire>((await api.get('user/message_system/list', pageParameters(page))).data);
  return { items: list(data.list, readNotice), total: number(data.count) };
}

/** Opens a notice, which marks it as read. Refused with 100026 when it is not the buyer's (contract 3.9). */
export async function openNotice(api: Api, noticeId: string): Promise<Notice> {
  return readNotice((await api.get(`user/message_system/detail/${encodeURIComponent(noticeId)}`)).data);
}

/** Marks notices as read (contract 3.9; by POST: README.md). */
export async function readNotices(api: Api, choice: NoticeChoice): Promise<void> {
  await changeNotices(api, { ...chosen(choice), key: 'look', value: 1 });
}

/** Deletes notices (contract 3.9; by POST: README.md). */
export async function deleteNotices(api: Api, choice: NoticeChoice): Promise<void> {
  await changeNotices(api, { ...chosen(choice), key: 'is_del', value: 1 });
}

async function changeNotices(api: Api, request: NoticeChangeRequestWire): Promise<void> {
  try {
    await api.post(NOTICE_CHANGE, request);
  } catch (error) {
    if (!isAbsent(error)) throw error;
    // CRMEB has this change as a GET, of one notice or of all.
    const ids = request.all === 1 ? [undefined] : (request.id ?? []);
    for (const notice of ids) await api.get(NOTICE_CHANGE, { ...request, id: notice });
  }
}

function chosen(choice: NoticeChoice): Pick<NoticeChangeRequestWire, 'all' | 'id'> {
  return choice === 'all' ? { all: 1 } : { id: choice };
}
