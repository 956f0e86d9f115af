import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './banner.css.ts';

/** Props of a banner in the flow of the page. */
export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Severity. */
  tone?: keyof typeof styles.tone;
  /** The heading. */
  title?: ReactNode;
  /** Makes it a live region, for the result of an action. `danger` is always one. */
  live?: boolean;
}

const iconOf = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** A message with an icon and a colour. */
export function Banner({ tone = 'info', title, live = tone === 'danger', className, children, ...rest }: BannerProps) {
  const role = !live ? undefined : tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={role}
      data-component="banner"
      data-state={tone}
      className={classNames(styles.banner, styles.tone[tone], className)}
      {...rest}
    >
      <Icon name={iconOf[tone]} />
      <div className={styles.body}>
        <VisuallyHidden>
          <FormattedMessage id={`ui.banner.${tone}`} />{' '}
        </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
