// Writes the index of components for coding assistants (llmstxt.org) from docstrings and from the guides of the stories.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { withCustomConfig } from 'react-docgen-typescript';
import { root } from '../../../scripts/toolchain.mjs';
import { readJson } from '../../../scripts/publishing/packages.mjs';
import { leadsToScreens } from './leads-to-screens.mjs';

const folder = join(root, 'packages/ui');

/** Returns the texts of the index, by file name. */
export function componentIndex() {
  const parser = withCustomConfig(join(folder, 'tsconfig.json'), {
    savePropValueAsString: true,
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    propFilter: ({ parent, declarations }) => !(parent ?? declarations?.[0])?.fileName.includes('node_modules'),
  });
  const components = Map.groupBy(parser.parse(globSync(join(folder, 'src/*/*/index.ts'))), ({ filePath }) =>
    basename(dirname(filePath)),
  );
  const entries = [...components]
    .map(([name, found]) => ({ name, components: found.filter(isComponent) }))
    .filter((entry) => entry.components.length > 0)
    .map((entry) => ({ ...entry, guide: guideOf(entry) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return {
    'llms.txt': `${head()}\n## Components\n\n${entries.map(line).join('')}${links}`,
    'llms-full.txt': [head(), ...entries.map(section)].join('\n'),
  };
}

/** The parser reports exported types, too. */
function isComponent({ displayName, filePath }) {
  const values = readFileSync(filePath, 'utf8').replaceAll(/export type \{[^}]*\}|\btype \w+/g, '');
  return /^[A-Z][a-z]/.test(displayName) && new RegExp(`\\b${displayName}\\b`).test(values);
}

/** The shortest story without a play function, with the props that it shares with the others. */
function exampleOf(name) {
  const [path] = globSync(join(folder, 'src/*', name, '*.stories.tsx'));
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  const stories = [...text.matchAll(/^export const \w+: Story = \{(?:.*|[\s\S]*?^)\};$/gm)].map(([story]) => story);
  const [story] = stories.filter((one) => !one.includes('play:')).toSorted((one, other) => one.length - other.length);
  const shared = /^ {2}args: \{(?:.*|[\s\S]*?^ {2})\}(?=,$)/m.exec(text)?.[0].trim() ?? '';
  if (story === undefined) return [];
  return [`Example, a story whose \`args\` are props:\n\n\`\`\`tsx\nconst meta = { ${shared} };\n\n${story}\n\`\`\`\n`];
}

/** The object literal `guide` of an entry's stories. */
function guideOf({ name, components: [{ description }] }) {
  const [literal] = globSync(join(folder, 'src/*', name, '*.stories.tsx'))
    .map((path) => /^const guide: \w+ = (\{[\s\S]*?^\});/m.exec(readFileSync(path, 'utf8'))?.[1])
    .filter(Boolean);
  return literal ? runInNewContext(`(${literal})`) : { usage: description, do: [], dont: [], keyboard: [] };
}

function head() {
  const { name, description, version } = readJson(join(folder, 'package.json'));
  return `# ${name}

> ${description} React components for shops; data, links and messages are props or come from providers.

Version ${version}. Import each component from its own entry, \`${name}/<entry>\`, and \`${name}/reset\` first, once. Render all of them in a
\`UiProvider\` (\`${name}/provider\`) with language, messages, time zone and, for components that lead to screens,
the addresses of yours (\`screens\` of @rider/model/screens). README.md describes the setup. Amounts are integer cents
(\`Money\` of @rider/model/money), instants are epoch milliseconds.
`;
}

const links = `
## More

- [llms-full.txt](./llms-full.txt): each component with its props, their defaults, and what to do and not to do
- [README.md](./README.md): installation, styles, server, policies, themes
- [VERSIONING.md](./VERSIONING.md): what a version may change
`;

function line({ name, components, guide }) {
  return `- \`@rider/ui/${name}\` (${components.map(({ displayName }) => displayName).join(', ')}): ${guide.usage}\n`;
}

function section({ name, components, guide }) {
  const list = (title, points) => (points.length === 0 ? [] : [`${title}:\n\n- ${points.join('\n- ')}\n`]);
  return [
    `## @rider/ui/${name}\n`,
    `When: ${guide.usage}\n`,
    ...(leadsToScreens(dirname(components[0].filePath))
      ? ['Needs `screens` of its UiProvider or LinkProvider, because it leads to screens.\n']
      : []),
    ...(guide.otherwise ? [`Otherwise: ${guide.otherwise}\n`] : []),
    ...list('Do', guide.do),
    ...list('Do not', guide.dont),
    ...list(
      'Keyboard',
      guide.keyboard.map((row) => row.join(': ')),
    ),
    ...components.map(componentText),
    ...exampleOf(name),
  ].join('\n');
}

function componentText({ displayName, description, props }) {
  const rows = Object.values(props).map((prop) => {
    const type = prop.type.value?.map(({ value }) => value).join(' | ') ?? prop.type.name;
    const fallback = prop.defaultValue ? `, default ${prop.defaultValue.value}` : '';
    return `- \`${prop.name}${prop.required ? '' : '?'}\` (${type}${fallback}): ${prop.description.replaceAll(/\s+/g, ' ')}\n`;
  });
  return `### ${displayName}\n\n${description}\n\n${rows.join('')}`;
}
