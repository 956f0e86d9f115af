import type { Localized } from '../locale/index.ts';

/** A counter at which buyers pick up orders, as operators set it. */
export interface Counter {
  id: number;
  /** Whether buyers can choose it. */
  offered: boolean;
  name: Localized;
  /** Codes of its country and state (`US-CA`), whose tax applies. */
  place: string;
  city: string;
  zip: string;
  /** On one line, in postal format. */
  address: string;
  phone: string;
  /** Opening hours. */
  hours: Localized;
  /** Working days from dispatch to arrival at the counter. */
  transferDays: number;
}

/** The counters of the shop, in display order. */
export interface Counters {
  counters: Counter[];
}
