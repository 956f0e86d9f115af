import { Canvas, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Fragment, use, useEffect, useState, type ContextType } from 'react';
import { factsNameOf } from './arg-types.ts';
import { adviceOf } from './advice.ts';
import { facts, type ComponentFacts } from './component-facts.ts';
import { ComponentAnatomy, ComponentHooks, ComponentTexts, ComponentTokens } from './component-sources.tsx';
import { GuideAdvice, GuideKeyboard } from './component-guide.tsx';
import * as styles from './component-page.css.ts';
import { ComponentPropTables } from './component-props.tsx';
import type { ComponentGuide } from './guide.ts';
import { Section } from './section.tsx';

/** The documentation page of a component, from its guide, stories and sources. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title, parameters } = preparedMeta;
  const [group, ...names] = title.split('/');
  const guide = parameters['guide'] as ComponentGuide | undefined;
  const name = factsNameOf(parameters['fileName']);
  const known = facts[name];
  const component = known && known.components.length > 0 ? known : undefined;
  return (
    <Unstyled>
      <main className={styles.page} data-component="component-page">
        <header className={styles.head}>
          <p className={styles.group}>{group}</p>
          <h1 className={styles.title}>{names.join(' / ')}</h1>
          {guide && <Usage guide={guide} own={component} />}
          {component && <code className={styles.code}>{importOf(name, component)}</code>}
          {component && <Standing component={component} />}
        </header>
        <PrimaryStory />
        {guide && <GuideAdvice guide={guide} />}
        {guide && <GuideKeyboard guide={guide} />}
        {component && <ComponentPropTables component={component} />}
        <OtherStories />
        {component && <ComponentAnatomy component={component} />}
        {component && <ComponentHooks component={component} />}
        {component && <ComponentTexts component={component} />}
        {component && <ComponentTokens name={name} component={component} />}
      </main>
    </Unstyled>
  );
}

/** `import { Button, IconButton } from '@rider/ui/button'` */
function importOf(name: string, { components }: ComponentFacts): string {
  return `import { ${components.map((component) => component.name).join(', ') || '…'} } from '@rider/${name}'`;
}

/** When to take it, and with links when something else. */
function Usage({ guide, own }: { guide: ComponentGuide; own: ComponentFacts | undefined }) {
  const all = Object.values(facts).flatMap(({ title, components }) => components.map(({ name }) => ({ name, title })));
  const known = all.map(({ name }) => name);
  const { when, otherwise, others } = adviceOf(guide.usage, known, own?.components.map(({ name }) => name) ?? []);
  const pages = all.filter(({ name, title }) => others.includes(name) && title !== '');
  return (
    <>
      <p className={styles.usage}>{when}</p>
      {otherwise && (
        <p>
          <b>Take another:</b> {otherwise}
        </p>
      )}
      {pages.length > 0 && (
        <p className={styles.note}>
          See also{' '}
          {pages.map(({ name, title }, place) => (
            <Fragment key={name}>
              {place > 0 && ', '}
              <a href={`?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`} target="_top">
                {name}
              </a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

/** How far a host may rely on it, and since when there is one. */
function Standing({ component: { components } }: { component: ComponentFacts }) {
  const standings = new Set(components.map(({ status, since }) => `${status}, since ${since}`));
  const told =
    standings.size < 2
      ? [...standings]
      : components.map(({ name, status, since }) => `${name}: ${status}, since ${since}`);
  return <p className={styles.note}>{told.join('; ')}</p>;
}

type DocsStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** Ids of stories have dashes where names of exports have capitals. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Loaded once, with the first component page. */
let loadingExamples: Promise<Readonly<Record<string, string>>> | undefined;

async function loadExamples() {
  return (await import('./component-examples.ts')).examples;
}

/** The code of a story by itself; undefined where tests play it, and until it is loaded. */
function useExample({ title, id }: DocsStory): string | undefined {
  const [examples, setExamples] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    loadingExamples ??= loadExamples();
    let isShown = true;
    void loadingExamples.then((loaded) => isShown && setExamples(loaded));
    return () => {
      isShown = false;
    };
  }, []);
  const wanted = plain(`${title}${id.split('--')[1]}`);
  return Object.entries(examples).find(([name]) => plain(name) === wanted)?.[1];
}

/** A canvas with the code that a host would write. */
function Shown({ story }: { story: DocsStory }) {
  const frame = useFrame();
  const code = useExample(story);
  const source = code === undefined ? { sourceState: 'none' as const } : { source: { code, language: 'tsx' as const } };
  return <Canvas of={story.moduleExport} story={frame} {...source} />;
}

/** Stories of overlays open one, which must not cover the page. */
function useFrame() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Overlays/') ? { inline: false, height: '480px' } : {};
}

function PrimaryStory() {
  const { componentStories } = use(DocsContext);
  const [primary] = componentStories();
  return primary ? <Shown story={primary} /> : null;
}

function OtherStories() {
  const { componentStories } = use(DocsContext);
  const stories = componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .slice(1);
  if (stories.length === 0) return null;
  return (
    <Section title="Stories">
      {stories.map((story) => (
        <div key={story.id} className={styles.story}>
          <h3 className={styles.partTitle}>{story.name}</h3>
          <Shown story={story} />
        </div>
      ))}
    </Section>
  );
}
