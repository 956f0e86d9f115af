const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** The waits after a failed attempt, those that Standard Webhooks recommends; three days in all. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR];

/** Maximum number of attempts of a delivery. */
export const MOST_WEBHOOK_ATTEMPTS = WAITS.length + 1;

/** When to try again after `attempts` failed ones; null to give up. Epoch milliseconds. */
export function nextWebhookAttempt(attempts: number, now: number): number | null {
  const wait = WAITS[attempts - 1];
  return wait === undefined ? null : now + wait;
}
