const LONGEST_DETAIL = 1000;

/** The values of an object by their paths: `zones.0.ground.parcel`. */
function leavesOf(value: unknown, path: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[path, String(value ?? '')]];
  return Object.entries(value).flatMap(([name, within]) => leavesOf(within, path === '' ? name : `${path}.${name}`));
}

/** The changed values with their paths, one a line, for the log: `zones.0.ground.parcel: 1200 → 1500`. The desk shows the names of their fields. */
export function changeDetail(before: object, after: object): string {
  const old = new Map(leavesOf(before, ''));
  const now = new Map(leavesOf(after, ''));
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter((path) => path !== 'version');
  const lines = paths.flatMap((path) => {
    const [from = '', to = ''] = [old.get(path), now.get(path)];
    return from === to ? [] : [`${path}: ${from} → ${to}`];
  });
  return lines.join('\n').slice(0, LONGEST_DETAIL);
}
