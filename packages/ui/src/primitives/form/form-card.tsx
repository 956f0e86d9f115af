import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Heading, Text } from '../text/index.ts';
import * as styles from './form-card.css.ts';

/** Props of a form that fills a screen. */
export interface FormCardProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The screen's heading. */
  title: ReactNode;
  /** The purpose of the form, in a sentence or two. */
  description?: ReactNode;
  /** Links under the form. */
  footer?: ReactNode;
  /** Wide enough for two columns of fields. */
  wide?: boolean;
}

/** A form on a centred card, under the screen's heading. */
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
