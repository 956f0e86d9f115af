import { Icon } from '../icon/index.ts';
import * as styles from './component-page.css.ts';
import type { ComponentGuide } from './guide.ts';
import { Section, Table } from './section.tsx';

function Advice({ title, list, good }: { title: string; list: readonly string[]; good: boolean }) {
  return (
    <div>
      <h3 className={styles.partTitle}>{title}</h3>
      <ul className={good ? styles.adviceList : `${styles.adviceList} ${styles.adviceAgainst}`}>
        {list.map((text) => (
          <li key={text} className={styles.adviceItem}>
            <Icon name={good ? 'check' : 'close'} className={good ? styles.good : styles.bad} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When to use a component, with do and don't. */
export function GuideAdvice({ guide }: { guide: ComponentGuide }) {
  return (
    <div className={styles.advice}>
      <Advice title="Do" list={guide.do} good />
      <Advice title="Don’t" list={guide.dont} good={false} />
    </div>
  );
}

/** Keys, and the pattern of the ARIA Authoring Practices they follow. */
export function GuideKeyboard({ guide }: { guide: ComponentGuide }) {
  return (
    <Section title="Keyboard">
      <p className={styles.note}>
        {guide.keyboard.length === 0 && 'Nothing in it takes the focus. '}
        {guide.pattern !== undefined && `Follows the pattern “${guide.pattern}” of the ARIA Authoring Practices.`}
      </p>
      {guide.keyboard.length > 0 && (
        <Table
          caption="Keyboard"
          head={['Key', 'What it does']}
          rows={guide.keyboard.map(([keys, effect]) => [
            <kbd key="keys" className={styles.key}>
              {keys}
            </kbd>,
            effect,
          ])}
        />
      )}
    </Section>
  );
}
