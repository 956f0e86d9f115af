'use client';

import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './locale-switch.css.ts';

/** A language of the shop. */
export interface LocaleChoice {
  /** BCP 47 tag. */
  locale: string;
  /** The language's own name. */
  name: string;
  /** Address of this page in that language, with prefix. */
  href: string;
}

/** Props of the switch. */
export interface LocaleSwitchProps {
  /** The language of the page, as a BCP 47 tag. */
  current: string;
  /** Languages to choose from. */
  choices: readonly LocaleChoice[];
  /** Called before the link is followed, e.g. to inform the backend; `preventDefault` stops it. */
  onNavigate?: ((choice: LocaleChoice, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Links to this page in other languages. Plain anchors, because another language is another document. */
export function LocaleSwitch({ current, choices, onNavigate }: LocaleSwitchProps) {
  return (
    <span data-component="locale-switch" className={styles.box}>
      <Icon name="globe" size="small" />
      <VisuallyHidden>
        <FormattedMessage id="ui.localeSwitch.label" />
      </VisuallyHidden>
      {choices.map((choice) =>
        choice.locale === current ? (
          <span key={choice.locale} lang={choice.locale} aria-current="true" className={styles.current}>
            {choice.name}
          </span>
        ) : (
          <a
            key={choice.locale}
            href={choice.href}
            lang={choice.locale}
            hrefLang={choice.locale}
            onClick={(event) => onNavigate?.(choice, event)}
            className={styles.link}
          >
            {choice.name}
          </a>
        ),
      )}
    </span>
  );
}
