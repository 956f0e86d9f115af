import { getCannedReplies } from '@rider/api/desk';
import useSWR from 'swr';
import { api } from '../session/desk-api.ts';

/** What the agent says often. */
export function useReplies() {
  return useSWR('kefuapi/service/speechcraft', () => getCannedReplies(api));
}
