const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The first and the last day (ISO) in a list's address, without those that are missing or malformed. */
export function daysOfAddress(parameters: URLSearchParams): { from?: string; until?: string } {
  const [from, until] = ['from', 'until'].map((name) => DAY.exec(parameters.get(name) ?? '')?.[0]);
  return { ...(from && { from }), ...(until && { until }) };
}
