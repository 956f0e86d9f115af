// Writes the index of components that programs read (llmstxt.org), from guides, docstrings and stories.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storiesIn } from '../../.storybook/component-examples.ts';
import { propsReader } from '../../.storybook/component-props.ts';
import { adviceOf } from '../../packages/ui/src/story-page/advice.ts';
import { root } from '../toolchain.mjs';

const folder = join(root, 'packages/ui');
const source = join(folder, 'src');

/** File name in packages/ui → text. */
export async function componentIndex() {
  const propsOf = propsReader(join(folder, 'tsconfig.json'));
  const names = readdirSync(source).filter(
    (name) => existsSync(join(source, name, 'index.ts')) && name !== 'testing' && name !== 'story-page',
  );
  const entries = await Promise.all(
    names.map(async (name) => ({
      name,
      components: propsOf(join(source, name)),
      stories: await storiesIn(join(source, name)),
    })),
  );
  const shown = entries.filter(({ components }) => components.length > 0);
  const known = shown.flatMap(({ components }) => components.map((component) => component.name));
  const sections = shown.map((entry) => ({ ...entry, advice: adviceOf(usageOf(entry), known, namesIn(entry)) }));
  return {
    'llms.txt': [head(), '## Components\n', sections.map(line).join(''), tail()].join('\n'),
    'llms-full.txt': [head(), ...sections.map(section), ...(await recipes())].join('\n'),
  };
}

/** Whole screens. */
async function recipes() {
  const files = await storiesIn(join(source, 'story-page'));
  const screens = files.flatMap(({ examples }) => Object.entries(examples));
  return screens.map(([name, code]) => `## Recipe: ${name}\n\n\`\`\`tsx\n${code}\n\`\`\`\n`);
}

function usageOf({ stories }) {
  return stories.map(({ usage }) => usage).join(' ');
}

function namesIn({ components }) {
  return components.map(({ name }) => name);
}

function head() {
  const { name, description, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `# ${name}

> ${description} React components for shops; data, links and texts come in as props or through providers.

Version ${version}. Import each component from its own entry, \`${name}/<entry>\`, and \`${name}/reset\` first, once. All stand in a
\`UiProvider\` (\`${name}/provider\`) with language, texts and time zone. README.md says how to set it up; amounts are integer cents
(\`Money\` of @rider/model/money), instants epoch milliseconds. Written from the sources by \`pnpm lint:examples --accept\`.
`;
}

function tail() {
  return `
## More

- [llms-full.txt](./llms-full.txt): each component with its props, their defaults, and an example that compiles; recipes of whole screens
- [README.md](./README.md): installing, styles, server, policies, themes
- [VERSIONING.md](./VERSIONING.md): what a version may change
`;
}

function line({ name, components, advice }) {
  const said = advice.when || components.map(({ meaning }) => meaning).find(Boolean) || '';
  return `- \`@rider/ui/${name}\` (${components.map((one) => one.name).join(', ')}): ${said}\n`;
}

function section({ name, components, stories, advice }) {
  const [example] = stories.flatMap(({ examples }) => Object.values(examples)).toSorted(byUse);
  return [
    `## @rider/ui/${name}\n`,
    ...(advice.when ? [`When: ${advice.when}\n`] : []),
    ...(advice.otherwise ? [`Another instead: ${advice.otherwise}\n`] : []),
    ...components.map(componentText),
    ...(example === undefined ? [] : [`Example:\n\n\`\`\`tsx\n${example}\n\`\`\`\n`]),
  ].join('\n');
}

/** The shortest shows what is needed and nothing else, but an empty list does not say what stands in it. */
function byUse(one, other) {
  const isEmpty = (code) => Number(code.includes('={[]}'));
  return isEmpty(one) - isEmpty(other) || one.length - other.length;
}

function componentText({ name, meaning, status, since, props, passesOn }) {
  const rows = props.map((prop) => {
    const type = prop.default === undefined ? prop.type : `${prop.type}, default ${prop.default}`;
    return `- \`${prop.name}${prop.required ? '' : '?'}\` (${type}): ${prop.meaning}\n`;
  });
  const standing = `${status === 'stable' ? '' : `Deprecated. `}Since ${since}.`;
  const attributes = passesOn ? ' Takes the attributes of its element as well.' : '';
  return `### ${name}\n\n${meaning} ${standing}${attributes}\n\n${rows.join('')}`;
}
