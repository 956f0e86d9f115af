import { facts, type ComponentFacts, type OwnToken } from './component-facts.ts';
import english from '../../messages/en-US.json' with { type: 'json' };
import chinese from '../../messages/zh-CN.json' with { type: 'json' };
import * as styles from './component-page.css.ts';
import { Section, Table } from './section.tsx';
import { tokenAt } from './token-list.ts';
import { TokenTable } from './token-table.tsx';

type Texts = Record<string, string | undefined>;

function described(paths: readonly string[]) {
  return paths.map((path) => tokenAt(path)).filter((token) => token !== undefined);
}

/** All components it uses, transitively, nearest first; only those with tokens. */
function partsOf(name: string): string[] {
  const found = new Set([name]);
  for (const each of found) for (const part of facts[each]?.parts ?? []) found.add(part);
  found.delete(name);
  return [...found].filter((part) => (facts[part]?.tokens.length ?? 0) > 0);
}

function OwnTokens({ own }: { own: readonly OwnToken[] }) {
  if (own.length === 0) return null;
  return (
    <>
      <h3 className={styles.partTitle}>Its own, for a team that must differ here alone</h3>
      <Table
        caption="Tokens of its own"
        head={['Variable', 'While nobody sets it']}
        rows={own.map(({ name, fallback }) => [<code key="name">{name}</code>, fallback])}
      />
    </>
  );
}

/** The tokens that style a component: its own, those it uses, those of its parts. */
export function ComponentTokens({ name, component }: { name: string; component: ComponentFacts }) {
  const parts = partsOf(name);
  return (
    <Section title="Tokens">
      <p className={styles.note}>
        Read from the stylesheets of this component and of what it is composed of. Set a variable on any element to
        change it inside.
      </p>
      <OwnTokens own={component.own} />
      {component.own.length > 0 && <h3 className={styles.partTitle}>Semantic ones that it takes</h3>}
      {component.tokens.length > 0 ? (
        <TokenTable list={described(component.tokens)} />
      ) : (
        <p>It takes none itself: its parts make the look.</p>
      )}
      {parts.length > 0 && <h3 className={styles.partTitle}>Of its parts</h3>}
      <div>
        {parts.map((part) => (
          <details key={part} className={styles.part}>
            <summary className={styles.partSummary}>
              {part.slice(part.indexOf('/') + 1)} <span className={styles.count}>{facts[part]?.tokens.length}</span>
            </summary>
            <TokenTable list={described(facts[part]?.tokens ?? [])} />
          </details>
        ))}
      </div>
    </Section>
  );
}

function HookValues({ values }: { values: readonly string[] }) {
  if (values.length === 0) return '–';
  return values.map((value) => (
    <code key={value} className={styles.hook}>
      {value}
    </code>
  ));
}

/** What it is made of: elements with their hooks, other components, and what the host puts in. */
export function ComponentAnatomy({ component: { anatomy } }: { component: ComponentFacts }) {
  const shown = anatomy.filter(({ text }) => text.includes('\n'));
  if (shown.length === 0) return null;
  return (
    <Section title="Anatomy">
      <p className={styles.note}>
        Read from the sources: elements, other components by their names, and in braces what you put in. Alternatives
        stand one after the other.
      </p>
      {shown.map(({ name, text }) => (
        <div key={name} className={styles.story}>
          <h3 className={styles.partTitle}>{name}</h3>
          <pre className={styles.code}>{text}</pre>
        </div>
      ))}
    </Section>
  );
}

/** The data attributes that hosts may rely on. */
export function ComponentHooks({ component: { hooks } }: { component: ComponentFacts }) {
  const { components, parts, states } = hooks;
  if (components.length + parts.length + states.length === 0) return null;
  const rows = [
    ['data-component', components],
    ['data-part', parts],
    ['data-state', states],
  ] as const;
  return (
    <Section title="Public hooks">
      <Table
        caption="Public hooks"
        head={['Attribute', 'Values']}
        rows={rows.map(([attribute, values]) => [
          <code key="attribute">{attribute}</code>,
          <HookValues key="values" values={values} />,
        ])}
      />
    </Section>
  );
}

/** The messages that hosts may override, by id. */
export function ComponentTexts({ component: { messages } }: { component: ComponentFacts }) {
  if (messages.length === 0) return null;
  return (
    <Section title="Texts">
      <Table
        caption="Texts"
        head={['Id', 'English', '简体中文']}
        rows={messages.map((id) => [<code key="id">{id}</code>, (english as Texts)[id], (chinese as Texts)[id]])}
      />
    </Section>
  );
}
