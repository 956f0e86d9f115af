import { Canvas, DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { factsNameOf } from './arg-types.ts';
import { facts } from './component-facts.ts';
import { ComponentHooks, ComponentTexts, ComponentTokens } from './component-sources.tsx';
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
  const component = facts[name];
  return (
    <Unstyled>
      <main className={styles.page} data-component="component-page">
        <header className={styles.head}>
          <p className={styles.group}>{group}</p>
          <h1 className={styles.title}>{names.join(' / ')}</h1>
          {guide && <p className={styles.usage}>{guide.usage}</p>}
          {component && <code className={styles.code}>{`import { … } from '@rider/${name}'`}</code>}
        </header>
        <PrimaryStory />
        {guide && <GuideAdvice guide={guide} />}
        {guide && <GuideKeyboard guide={guide} />}
        {component && <ComponentPropTables component={component} />}
        <OtherStories />
        {component && <ComponentHooks component={component} />}
        {component && <ComponentTexts component={component} />}
        {component && <ComponentTokens name={name} component={component} />}
      </main>
    </Unstyled>
  );
}

/** Stories of overlays open one, which must not cover the page. */
function useFrame() {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.title.startsWith('Overlays/') ? { inline: false, height: '480px' } : {};
}

function PrimaryStory() {
  const { componentStories } = use(DocsContext);
  const [primary] = componentStories();
  const frame = useFrame();
  return primary ? <Canvas of={primary.moduleExport} story={frame} /> : null;
}

function OtherStories() {
  const { componentStories } = use(DocsContext);
  const frame = useFrame();
  const stories = componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .slice(1);
  if (stories.length === 0) return null;
  return (
    <Section title="Stories">
      {stories.map((story) => (
        <div key={story.id} className={styles.story}>
          <h3 className={styles.partTitle}>{story.name}</h3>
          <Canvas of={story.moduleExport} story={frame} />
        </div>
      ))}
    </Section>
  );
}
