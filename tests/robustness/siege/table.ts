import type { AttackCounts, BuyersReport } from './plan.ts';

/** Maximum time of 99 % of honest buyers' pages (ms). */
const PAGE_BOUND = 1000;
const HEALTH_BOUND = 200;

/** The value at a quantile: 0.5 is the median; NaN without values. */
function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const rounded = (value: number) => Math.round(value);

/** Prints the honest buyers' results by kind. */
export function printBuyers(report: BuyersReport): void {
  console.table(
    Object.fromEntries(
      Object.entries(report).map(([kind, { took, failures }]) => [
        kind,
        {
          count: took.length + failures.length,
          failed: failures.length,
          'p50, ms': rounded(percentile(took, 0.5)),
          'p95, ms': rounded(percentile(took, 0.95)),
          'p99, ms': rounded(percentile(took, 0.99)),
          'longest, ms': rounded(percentile(took, 1)),
        },
      ]),
    ),
  );
  const complaints = new Map<string, number>();
  for (const [kind, { failures }] of Object.entries(report)) {
    for (const each of failures) complaints.set(`${kind}: ${each}`, (complaints.get(`${kind}: ${each}`) ?? 0) + 1);
  }
  for (const [complaint, count] of [...complaints].slice(0, 25)) console.log(`  ${count} × ${complaint}`);
}

/** Prints answers to attackers by kind and status, and the number of attacks per second. */
export function printAttacks(counts: AttackCounts, seconds: number): void {
  const all = Object.values(counts).flatMap((outcomes) => Object.values(outcomes));
  const total = all.reduce((sum, count) => sum + count, 0);
  console.log(`${total} attacks, ${Math.round(total / seconds)} a second`);
  for (const [kind, outcomes] of Object.entries(counts)) {
    const sorted = Object.entries(outcomes).toSorted(([, one], [, other]) => other - one);
    console.log(`${kind.padEnd(18)} ${sorted.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`);
  }
}

/** The bounds, and whether they hold. */
export function verdicts(siege: {
  report: BuyersReport;
  lives: boolean;
  start: number;
  settled: number;
  mayGrow: number;
  health: number[];
}): { holds: boolean; text: string }[] {
  const failed = Object.values(siege.report).reduce((sum, { failures }) => sum + failures.length, 0);
  const pages = Object.entries(siege.report).flatMap(([kind, { took }]) => (kind.startsWith('page') ? took : []));
  const p99 = rounded(percentile(pages, 0.99));
  const { start, settled, mayGrow } = siege;
  const health = siege.health.filter(Number.isFinite);
  const lost = siege.health.length - health.length;
  const median = rounded(percentile(health, 0.5));
  return [
    { holds: siege.lives, text: 'the process lives' },
    { holds: failed === 0, text: `${failed} of the honest buyers' steps failed` },
    { holds: p99 <= PAGE_BOUND, text: `p99 of their ${pages.length} pages: ${p99} ms (bound ${PAGE_BOUND})` },
    {
      holds: settled <= start + mayGrow,
      text: `memory ${settled} MB after the siege, ${start} before (bound ${start + mayGrow})`,
    },
    {
      // The median, because attackers take the processor away from some probes. A blocked server would show in the longest.
      holds: median <= HEALTH_BOUND && lost === 0,
      text: `health: median ${median} ms, p99 ${rounded(percentile(health, 0.99))} ms, longest ${rounded(percentile(health, 1))} ms, ${lost} without answer (bound of the median ${HEALTH_BOUND})`,
    },
  ];
}
