// The table of figures: figure | ours | floor | ratio | bound.

/**
 * A row. `ours` and `floor` are numbers in `unit`, or a text that says why there is none. The bound is at most one of `most` (an absolute
 * maximum), `ratio` (a maximum multiple of the floor) and `above` (a maximum distance from the floor).
 */
export function figure(name, { ours, floor, unit = '', digits = 0, most, ratio, above }) {
  const show = (value) => (typeof value === 'number' ? `${value.toFixed(digits)} ${unit}`.trim() : (value ?? '–'));
  const limits = [
    most !== undefined && { text: `≤ ${most} ${unit}`.trim(), limit: most },
    ratio !== undefined && { text: `≤ ${ratio} × floor`, limit: ratio * floor },
    above !== undefined && { text: `≤ floor + ${above} ${unit}`.trim(), limit: floor + above },
  ].filter(Boolean);
  return {
    figure: name,
    ours: show(ours),
    floor: show(floor),
    ratio: typeof ours === 'number' && floor > 0 ? (ours / floor).toFixed(2) : '–',
    bound: limits.map(({ text, limit }) => `${text} ${ours <= limit ? '✓' : '✗'}`).join(', ') || '–',
  };
}

/** docs/performance.md of the measured groups: [{ title, how, rows }]. */
export function asDocument(groups, { html, script }) {
  const parts = groups.map(
    ({ title, how, rows }) =>
      `## ${title}\n\n${how.map((line) => `- ${line}`).join('\n')}\n\n| figure | ours | floor | ratio | bound |\n| --- | --- | --- | --- | --- |\n${rows.map((row) => `| ${Object.values(row).join(' | ')} |`).join('\n')}\n`,
  );
  const size = `Bytes of the floor: HTML ${html.identity} (${html.br} br), script ${script.identity} (${script.br} br).`;
  return `${head}\n${size}\n\n${parts.join('\n')}`;
}

const head = `# Performance

Written by \`pnpm bench --write\`; do not edit. The figures of a table are of one run on one machine, so what counts is the ratio to the floor
that was measured in the same run: a bare server with one page of 24 cards, a menu and a little script, or a bare React rendering of such a page.
A bound is marked ✓ where it held and ✗ where it did not; [bounds](bounds.md) says what stands in the way. \`pnpm budgets\` holds the bytes in CI.
`;
