import { Controls } from '@storybook/addon-docs/blocks';
import type { ComponentFacts, ComponentProps, PropFact } from './component-facts.ts';
import * as styles from './component-page.css.ts';
import { Section, Table } from './section.tsx';

/** Docstrings mark code with backticks. */
function withCode(meaning: string) {
  return meaning.split('`').map((text, part) => (part % 2 === 1 ? <code key={text}>{text}</code> : text));
}

function row({ name, required, type, default: fallback, meaning }: PropFact) {
  return [
    <code key="name">
      {name}
      {required && ' *'}
    </code>,
    <span key="type">
      <code>{type}</code>
      {fallback !== undefined && (
        <>
          {' by default '}
          <code>{fallback}</code>
        </>
      )}
    </span>,
    withCode(meaning),
  ];
}

function PropsOf({ component }: { component: ComponentProps }) {
  const { name, meaning, props, passesOn } = component;
  return (
    <div className={styles.story}>
      <h3 className={styles.partTitle}>{name}</h3>
      <p className={styles.note}>
        {withCode(meaning)} {passesOn && 'Takes the attributes of its element as well.'}
      </p>
      {props.length > 0 && (
        <Table caption={name} head={['Prop', 'Type and default', 'Meaning']} rows={props.map(row)} />
      )}
    </div>
  );
}

/** The props of all components of a folder, with controls for the first story. */
export function ComponentPropTables({ component: { components } }: { component: ComponentFacts }) {
  return (
    <Section title="Props">
      {components.map((component) => (
        <PropsOf key={component.name} component={component} />
      ))}
      <details className={styles.part}>
        <summary className={styles.partSummary}>Change them in the story above</summary>
        <Controls />
      </details>
    </Section>
  );
}
