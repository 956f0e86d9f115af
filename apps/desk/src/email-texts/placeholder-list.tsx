import type { EmailPlaceholder } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { Heading, Text } from '@rider/ui/text';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import * as styles from './email-texts.css.ts';

/** Props of `PlaceholderList`. */
export interface PlaceholderListProps {
  placeholders: readonly EmailPlaceholder[];
  /** Inserts a placeholder where the cursor was last. */
  onInsert: (written: string) => void;
}

/** The values that the texts of an e-mail may contain, with examples. */
export function PlaceholderList({ placeholders, onInsert }: PlaceholderListProps) {
  const locale = useLocale();
  const text = useMessages('desk.emailTexts');
  return (
    <section aria-labelledby="placeholders">
      <Heading level={4} size="large" id="placeholders">
        {text('placeholders')}
      </Heading>
      <Text size="small" tone="quiet">
        {text('placeholdersHint')}
      </Text>
      <ul className={styles.placeholders}>
        {placeholders.map(({ written, example, isRequired }) => (
          <li key={written} className={styles.placeholder}>
            <Button size="small" aria-label={text('insert', { written })} onClick={() => onInsert(written)}>
              {written}
            </Button>
            <Text as="span" size="small" tone="quiet">
              {isRequired ? text('requiredExample', { example: example[locale] }) : example[locale]}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
