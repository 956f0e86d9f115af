/** A time of day written as text under a name that ends like one of a time. Days without a time of day are the same in every zone. */
const WRITTEN = /("\w*(?:time|date)"\s*:\s*)"(\d{4})[-/](\d{1,2})[-/](\d{1,2}) (\d{1,2}):(\d{2})(?::(\d{2}))?"/g;

/** Times that are rewritten in one answer, each in some 40 µs: more than any list has. */
const MOST_TIMES = 5_000;

/** Epoch milliseconds of a wall clock in a zone; `wall` is what the clock shows, as if it were UTC. */
function instantOf(format: Intl.DateTimeFormat, wall: number): number {
  const shownAt = (instant: number): number => {
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
  const guess = wall - (shownAt(wall) - wall);
  // The offset may change between both, at the turn of summer time.
  return guess - (shownAt(guess) - wall);
}

/**
 * Creates a function that rewrites the times in a JSON answer of a backend that writes them in `zone` as UTC, which our client reads. Times
 * as numbers are exact already and stay.
 */
export function createZonedTimes(zone: string): (json: string) => string {
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...numeric, second: 'numeric', hourCycle: 'h23', timeZone: zone });
  return (json) => {
    let left = MOST_TIMES;
    return json.replaceAll(WRITTEN, (whole, name: string, ...written: (string | undefined)[]) => {
      left -= 1;
      if (left < 0) return whole;
      const [year, month, day, hour, minute, second] = written.slice(0, 6).map((part) => Number(part ?? 0));
      const wall = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
      const instant = instantOf(format, wall);
      return Number.isNaN(instant)
        ? whole
        : `${name}"${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')}"`;
    });
  };
}
