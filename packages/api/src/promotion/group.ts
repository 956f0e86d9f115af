import type { Group, GroupState } from '@rider/model/promotion';
import { ApiError, type Api } from '../transport/index.ts';
import { id, instant, list, number, object, requiredObject, text, type Untrusted } from '../wire/index.ts';
import type { GroupStateWire, GroupWire } from './wire.ts';

/** The group of a link, with its members; null for visitors, and where there is no such group. */
export async function getGroup(api: Api, groupId: string): Promise<Group | null> {
  try {
    const answer = await api.get(`combination/pink/${encodeURIComponent(groupId)}`);
    const data = requiredObject<GroupStateWire>(answer.data, 'group');
    return readGroup(requiredObject<GroupWire>(data.pinkT, 'group'), data);
  } catch (error) {
    if (error instanceof ApiError && ['session', 'rejected'].includes(error.kind)) return null;
    throw error;
  }
}

const GROUP_STATES = new Map<number, GroupState>([
  [1, 'complete'],
  [-1, 'failed'],
]);

/** Reads a group from its founder's row and the facts around it; a list of groups counts the other members without naming them. */
export function readGroup(
  founder: Untrusted<GroupWire>,
  {
    pinkAll,
    pinkBool,
    count,
    userBool,
  }: Untrusted<Pick<GroupStateWire, 'pinkAll' | 'pinkBool' | 'count' | 'userBool'>>,
): Group {
  const people = number(founder.people, 2);
  const named = [founder, ...list(pinkAll, (item) => object<GroupWire>(item))].map((member, index) => ({
    id: text(member.id) || String(index),
    name: text(member.nickname) || '*',
    picture: text(member.avatar) || null,
  }));
  const unnamed = Math.max(0, people - number(count) - named.length);
  return {
    id: id(founder.id, 'group id'),
    state: GROUP_STATES.get(number(pinkBool)) ?? 'open',
    people,
    members: [
      ...named,
      ...Array.from({ length: unnamed }, (_, index) => ({
        id: `member-${named.length + index}`,
        name: '*',
        picture: null,
      })),
    ],
    endsAt: instant(founder.stop_time) ?? 0,
    joined: number(userBool) === 1,
  };
}
