'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useScreens } from '../link/index.ts';
import { LinkButton } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { Cluster } from '../layout/index.ts';
import { Heading, Text } from '../text/index.ts';
import * as styles from './error-page.css.ts';

/** Props of an error page; default texts depend on its kind. */
export interface ErrorPageProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the page is missing or has failed. */
  kind: 'not-found' | 'failure';
  /** The heading; that of its kind by default. */
  title?: ReactNode;
  /** What the user can do next; by default the text of its kind. */
  note?: ReactNode;
  /** More buttons, e.g. to retry. */
  actions?: ReactNode;
}

/** The page for unknown addresses and failures. */
export function ErrorPage({ kind, title, note, actions, className, ...rest }: ErrorPageProps) {
  const { home } = useScreens();
  const texts = kind === 'not-found' ? '404' : '400';
  return (
    <div data-component="error-page" data-state={kind} className={classNames(styles.errorPage, className)} {...rest}>
      <Illustration broken={kind === 'failure'} />
      <Heading level={1}>{title ?? <FormattedMessage id={`ui.errorPage.${texts}title`} />}</Heading>
      <Text className={styles.note}>{note ?? <FormattedMessage id={`ui.errorPage.${texts}small`} />}</Text>
      <Cluster justify="center" gap="x3">
        <LinkButton href={home} variant="primary" icon="home">
          <FormattedMessage id="ui.errorPage.home" />
        </LinkButton>
        {actions}
      </Cluster>
    </div>
  );
}

/** A glass door on two hinges: without a pane for unknown addresses, with a cracked one for failures. */
function Illustration({ broken }: { broken: boolean }) {
  return (
    <svg viewBox="0 0 280 160" className={styles.picture} aria-hidden focusable="false" data-part="illustration">
      <path d="M20 150h240M70 150V14h140v136" />
      <path className={styles.pane} strokeDasharray={broken ? undefined : '6 6'} d="M84 26h112v116H84z" />
      {broken ? (
        <path className={styles.glint} d="M84 96l34-14l12 22l30-40l36 10M118 82l-8-56M160 64l14 78" />
      ) : (
        <path className={styles.glint} d="M128 70a13 13 0 1 1 20 11c-5 3-7 5-7 11M141 106h.01" />
      )}
      <path d="M66 42h26v14H66zM66 112h26v14H66zM186 74v24M79 45v8M79 115v8" />
    </svg>
  );
}
