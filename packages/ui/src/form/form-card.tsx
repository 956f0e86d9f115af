import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names/index.ts';
import { Heading, Text } from '../text/index.ts';
import * as styles from './form-card.css.ts';

/** A form that is a screen of its own. */
export interface FormCardProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** The heading of the screen. */
  title: ReactNode;
  /** What the form is for, in a sentence or two. */
  description?: ReactNode;
  /** Where else to go, under the form. */
  footer?: ReactNode;
  /** Room for two columns of fields. */
  wide?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Puts a form on a card in the middle of the page, under the heading of the screen. */
export function FormCard({ title, description, footer, wide = false, className, children, ...rest }: FormCardProps) {
  return (
    <div {...rest} className={classNames(styles.card, wide ? styles.wide : styles.narrow, className)}>
      <div className={styles.head}>
        <Heading level={1} size="title2">
          {title}
        </Heading>
        {description && (
          <Text tone="quiet" measure>
            {description}
          </Text>
        )}
      </div>
      {children}
      {footer && (
        <div data-part="foot" className={styles.foot}>
          {footer}
        </div>
      )}
    </div>
  );
}
