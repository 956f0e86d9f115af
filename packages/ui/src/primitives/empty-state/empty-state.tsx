import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { Cluster } from '../layout/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './empty-state.css.ts';

/** Props of an empty state. */
export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The picture, by its name in the icon set. */
  icon?: IconName;
  /** The heading. */
  title: ReactNode;
  /** Level of the heading. */
  headingLevel?: 1 | 2 | 3;
  /** Buttons or links to continue. */
  actions?: ReactNode;
}

/** States that there is nothing, why, and what to do next. */
export function EmptyState({
  icon = 'box',
  title,
  headingLevel = 2,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div data-component="empty-state" className={classNames(styles.emptyState, className)} {...rest}>
      <span className={styles.picture}>
        <Icon name={icon} size="large" />
      </span>
      <Heading level={headingLevel} size="title3">
        {title}
      </Heading>
      {children && <div className={styles.note}>{children}</div>}
      {actions && (
        <Cluster justify="center" className={styles.actions}>
          {actions}
        </Cluster>
      )}
    </div>
  );
}
