import type { PromotionKind } from '@rider/model/promotion';
import { loadCode } from '../connection/page-connection.ts';
import type { PresaleState } from './promotion-answers.ts';
import { liveQuery } from '../data/query.ts';

const loadAnswers = () => loadCode(() => import('./promotion-answers.ts'));

export const flashSalesQuery = (slotId: string | null) =>
  liveQuery(['flash-sales', slotId], async (api) => (await loadAnswers()).loadFlashSales(api, slotId));

export const presalesQuery = (state: PresaleState) =>
  liveQuery(['presales', state], async (api) => (await loadAnswers()).loadPresales(api, state));

/** Whether the buyer is notified when a promotion starts. */
export const remindedQuery = (kind: PromotionKind, id: string) =>
  liveQuery(['reminded', kind, id], async (api) => (await loadAnswers()).isReminded(api, kind, id));

export const groupBuysQuery = liveQuery(['group-buys'], async (api) => (await loadAnswers()).loadGroupBuys(api));
