// The table of figures, and medians of repeated measurements.

/**
 * A row of the table. `ours` and `baseline` are numbers in `unit`, or a text with the reason for a missing one. The bound is at most one of
 * `most` and `least` (absolute) and `ratio` (a maximum multiple of the baseline).
 */
export function figure(name, { ours, baseline, unit = '', digits = 0, most, least, ratio }) {
  const show = (value) => (typeof value === 'number' ? `${value.toFixed(digits)} ${unit}`.trim() : (value ?? '–'));
  const mark = (text, holds) => `${text} ${holds ? '✓' : '✗'}`;
  let bound = '–';
  if (most !== undefined) bound = mark(`≤ ${most} ${unit}`.trim(), ours <= most);
  if (least !== undefined) bound = mark(`≥ ${least}`, ours >= least);
  if (ratio !== undefined) bound = mark(`≤ ${ratio} × baseline`, ours <= ratio * baseline);
  const multiple = typeof ours === 'number' && baseline > 0 ? (ours / baseline).toFixed(2) : '–';
  return { figure: name, ours: show(ours), baseline: show(baseline), ratio: multiple, bound };
}

/** Repeats a measurement that returns numbers by name, and returns the median of each; throws the error of a run that fails. */
export async function medians(runs, measure) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  return Object.fromEntries(Object.keys(results[0]).map((name) => [name, median(results.map((each) => each[name]))]));
}
