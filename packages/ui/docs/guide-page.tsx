import {
  Controls,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import english from '../messages/en-US.json' with { type: 'json' };
import chinese from '../messages/zh-CN.json' with { type: 'json' };
import { facts, type ComponentFacts } from './component-facts.ts';
import type { ComponentGuide } from './guide.ts';
import { Reference, TokenTable } from './tokens.tsx';

/** The part of react-docgen-typescript's description that the page shows. */
interface Docgen {
  displayName: string;
  description: string;
}

/** Storybook's automatic page of a component, with the guide of its stories and the names in its sources. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { parameters, component, subcomponents } = preparedMeta;
  const guide = parameters['guide'] as ComponentGuide | undefined;
  const place = /packages\/(?<name>\w+)\/src\/(?:(?:primitives|commerce|forms)\/)?(?<folder>[^/]+)\//.exec(
    String(parameters['fileName']),
  )?.groups;
  const folder = `${place?.['name']}/${place?.['folder']}`;
  const all = [component, ...Object.values(subcomponents ?? {})] as ({ __docgenInfo?: Docgen } | undefined)[];
  const components = all.map((one) => one?.__docgenInfo).filter((docgen) => docgen !== undefined);
  return (
    <>
      <Title />
      {guide && <Usage guide={guide} />}
      {components.length > 0 && (
        <>
          <Source
            language="tsx"
            code={`import { ${components.map(({ displayName }) => displayName).join(', ')} } from '@rider/${folder}'`}
          />
          <p>{guide?.status ?? 'stable, since 0.1.0'}</p>
          {facts[folder]?.screens && (
            <p>
              Leads to screens: needs <code>screens</code> of its <code>UiProvider</code> or <code>LinkProvider</code>.
            </p>
          )}
        </>
      )}
      <Primary />
      {guide && <Advice guide={guide} />}
      {components.length > 0 && (
        <>
          <Heading>Props</Heading>
          <Markdown>{components.map((one) => `- \`${one.displayName}\`: ${one.description}`).join('\n')}</Markdown>
          <Controls />
        </>
      )}
      <Stories includePrimary={false} />
      {guide?.anatomy && <Anatomy anatomy={guide.anatomy} />}
      {facts[folder] && <Names folder={folder} of={facts[folder]} />}
    </>
  );
}

function Usage({ guide: { usage, otherwise, seeAlso = [] } }: { guide: ComponentGuide }) {
  const links = seeAlso.map((title) => {
    const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return `[${title.split('/').at(-1)}](?path=/docs/${id}--docs)`;
  });
  return (
    <Markdown>
      {[
        usage,
        ...(otherwise === undefined ? [] : [`**Use another:** ${otherwise}`]),
        ...(links.length > 0 ? [`See also ${links.join(', ')}.`] : []),
      ].join('\n\n')}
    </Markdown>
  );
}

function Advice({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      {[['Do', guide.do] as const, ['Don’t', guide.dont] as const].map(([title, list]) => (
        <div key={title}>
          <Subheading>{title}</Subheading>
          <Markdown>{list.map((text) => `- ${text}`).join('\n')}</Markdown>
        </div>
      ))}
      <Heading>Keyboard</Heading>
      {guide.keyboard.length === 0 && <p>Nothing in it takes the focus.</p>}
      {guide.pattern !== undefined && <p>Follows the pattern “{guide.pattern}” of the ARIA Authoring Practices.</p>}
      {guide.keyboard.length > 0 && <Reference head={['Key', 'What it does']} rows={guide.keyboard} />}
    </>
  );
}

function Anatomy({ anatomy }: { anatomy: Readonly<Record<string, string>> }) {
  return (
    <>
      <Heading>Anatomy</Heading>
      <p>Elements, other components by their names, and in braces what you pass. Alternatives follow one another.</p>
      {Object.entries(anatomy).map(([name, contents]) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Source language="text" format={false} code={treeOf(contents)} />
        </div>
      ))}
    </>
  );
}

/** Turns `ul (li, li (Icon))` into one line each, indented. */
function treeOf(contents: string): string {
  let depth = 0;
  return contents.replaceAll(/ \(|\)|, /g, (mark) => {
    if (mark === ' (') depth += 1;
    if (mark === ')') depth -= 1;
    return mark === ')' ? '' : `\n${'  '.repeat(depth)}`;
  });
}

function Names({ folder, of: { hooks, messages, tokens, own } }: { folder: string; of: ComponentFacts }) {
  const hookRows = Object.entries(hooks).filter(([, values]) => values.length > 0);
  return (
    <>
      {hookRows.length > 0 && (
        <>
          <Heading>Public hooks</Heading>
          <Reference
            head={['Attribute', 'Values']}
            rows={hookRows.map(([kind, values]) => [<code key={kind}>data-{kind}</code>, values.join(', ')])}
          />
        </>
      )}
      {messages.length > 0 && (
        <>
          <Heading>Texts</Heading>
          <Reference
            head={['Id', 'English', '简体中文']}
            rows={messages.map((id) => [
              <code key={id}>{id}</code>,
              (english as Record<string, string>)[id],
              (chinese as Record<string, string>)[id],
            ])}
          />
        </>
      )}
      <Heading>Tokens</Heading>
      <p>Set a variable on any element to change it inside.</p>
      {own.length > 0 && (
        <>
          <Subheading>Component tokens</Subheading>
          <Reference head={['Variable', 'Default']} rows={own.map(({ name, fallback }) => [name, fallback])} />
          <Subheading>Semantic tokens</Subheading>
        </>
      )}
      <TokenTable paths={tokens} />
      {partsOf(folder).map((part) => (
        <details key={part}>
          <summary>Tokens of its part {part.slice(part.indexOf('/') + 1)}</summary>
          <TokenTable paths={facts[part]?.tokens ?? []} />
        </details>
      ))}
    </>
  );
}

/** The folders of the components it uses, transitively, nearest first, without those that have no styles. */
function partsOf(folder: string): string[] {
  const found = new Set([folder]);
  for (const each of found) for (const part of facts[each]?.parts ?? []) found.add(part);
  found.delete(folder);
  return [...found].filter((part) => part !== 'ui/tokens' && (facts[part]?.tokens.length ?? 0) > 0);
}
