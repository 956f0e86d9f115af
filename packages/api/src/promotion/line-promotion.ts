import type { LinePromotion, LostPromotion } from '@rider/model/promotion';
import { readPromotionKind } from '../catalogue/active-promotion.ts';
import { instant, object } from '../wire/index.ts';
import type { LinePromotionWire } from './wire.ts';

const LOST: readonly LostPromotion[] = ['ended', 'sold-out', 'over-limit'];

/** Reads the promotion of a line of a cart or an order (not in CRMEB: see README.md); null without one. */
export function readLinePromotion(item: unknown): LinePromotion | null {
  const row = object<LinePromotionWire>(item);
  const kind = readPromotionKind(row.kind);
  if (kind === undefined) return null;
  return { kind, endsAt: instant(row.stop_time), shipsAt: instant(row.ships_at) };
}

/** Reads why a cart line lost its promotion; null when it did not. */
export function readLostPromotion(said: unknown): LostPromotion | null {
  return LOST.find((known) => known === said) ?? null;
}
