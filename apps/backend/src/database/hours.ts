const HOUR_MS = 3_600_000;

/**
 * The hour around an instant (epoch ms). A statement that asks by it is the same for an hour, so that its result can be kept
 * (`kept-results.ts`); whoever asks so leaves out what does not hold at the instant itself.
 */
export function hourAround(instant: number): { from: Date; until: Date } {
  const from = Math.floor(instant / HOUR_MS) * HOUR_MS;
  return { from: new Date(from), until: new Date(from + HOUR_MS) };
}
