// The changelog of a release: what changed, entry point by entry point, and what is deprecated.
import { readChangesets, renderChanges } from '../scripts/publishing/changesets.mjs';

/** The first changeset of a package and size tells for all of them, the others are silent: so they can be grouped. */
function getReleaseLine({ id, releases }, type) {
  const names = releases.map(({ name }) => name);
  const together = readChangesets().filter((change) => names.includes(change.package) && change.type === type);
  return together[0]?.id === id ? renderChanges(together) : '';
}

function getDependencyReleaseLine(_changesets, updated) {
  if (updated.length === 0) return '';
  return ['#### Dependencies', '', ...updated.map(({ name, newVersion }) => `- ${name} ${newVersion}`)].join('\n');
}

export default { getReleaseLine, getDependencyReleaseLine };
