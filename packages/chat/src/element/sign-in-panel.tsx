'use client';

import { Button, LinkButton } from '@rider/ui/button';
import { classNames } from '@rider/ui/class-names';
import { EmptyState } from '@rider/ui/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { GlyphButton } from '../glyph/index.ts';
import { useChatSettings } from '../provider/index.ts';
import { useFocusReturn } from '../window/use-focus-return.ts';
import * as windowStyles from '../window/chat-window.css.ts';
import * as styles from './sign-in-panel.css.ts';

/** Props of the panel. */
export interface SignInPanelProps {
  /** `session`: nobody is signed in. `failed`: the shop does not respond. */
  problem: 'session' | 'failed';
  onRetry(): void;
  onClose(): void;
}

/** Replaces the window when there is no conversation (a visitor must sign in). */
export function SignInPanel({ problem, onRetry, onClose }: SignInPanelProps) {
  const intl = useIntl();
  const { signInHref } = useChatSettings();
  const ref = useFocusReturn();
  const title = problem === 'session' ? 'chat.signIn.title' : 'chat.signIn.failed';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes wherever in it the focus is
    <section
      ref={ref}
      role="dialog"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: title })}
      data-component="chat-sign-in"
      part="window"
      className={classNames(windowStyles.window, windowStyles.variant.popup)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header part="header" className={styles.header}>
        <GlyphButton glyph="close" label={intl.formatMessage({ id: 'chat.window.close' })} onClick={onClose} />
      </header>
      <div className={styles.middle}>
        <EmptyState
          icon={problem === 'session' ? 'user' : 'info'}
          title={<FormattedMessage id={title} />}
          actions={
            <>
              {problem === 'session' && signInHref !== undefined && (
                <LinkButton variant="primary" href={signInHref}>
                  <FormattedMessage id="chat.connection.signIn" />
                </LinkButton>
              )}
              <Button onClick={onRetry}>
                <FormattedMessage id="chat.list.again" />
              </Button>
            </>
          }
        >
          {problem === 'session' && <FormattedMessage id="chat.signIn.text" />}
        </EmptyState>
      </div>
    </section>
  );
}
