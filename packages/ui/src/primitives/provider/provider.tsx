'use client';

import type { Screens } from '@rider/model/screens';
import { useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { IntlProvider, type CustomFormats } from 'react-intl';
import { LinkProvider, type LinkProps } from '../link/index.ts';

declare const process: { env: { NODE_ENV?: string } };

/** Formats of amounts and dates that differ from RIDER's shop. */
export interface UiFormats {
  /** Amounts: `{ currency: 'EUR' }`, also with `currencyDisplay` and the like; US dollars by default. */
  money?: NonNullable<CustomFormats['number']>[string];
  /** Days: `{ dateStyle: 'medium' }`; by default 21-11-2026 in English and 2026-11-21 in Chinese. */
  day?: NonNullable<CustomFormats['date']>[string];
  /** Times of the day: `{ timeStyle: 'short' }`; 24 hours by default. */
  minute?: NonNullable<CustomFormats['time']>[string];
}

/** Props of the provider. */
export interface UiProviderProps {
  /** Language of texts and figures: `en-US`. */
  locale: string;
  /** Texts by id: those of `messages/` in this language, with the host's own. */
  messages: Readonly<Record<string, string>>;
  /**
   * IANA name of the time zone for display: `America/Los_Angeles`. Must be the same on server and browser, or hydration reports a mismatch.
   */
  timeZone: string;
  /** Formats of amounts and dates. */
  formats?: UiFormats | undefined;
  /** The host's link component, e.g. of a client-side router. Plain anchors without it. */
  link?: ComponentType<LinkProps> | undefined;
  /**
   * Addresses of the host's screens: `screens` of `@rider/model/screens`, or an object of its type. `null` if no component that you use leads
   * to a screen: the page of each component says so.
   */
  screens: Screens | null;
  /** The application. */
  children: ReactNode;
}

/**
 * Provides language, messages, time zone, formats and links to all components. Render it once, in the root. In development it warns in the
 * console about color tokens that were overridden with too little contrast.
 */
export function UiProvider({ locale, messages, timeZone, formats = {}, link, screens, children }: UiProviderProps) {
  const { money, day, minute } = formats;
  const named = useMemo(
    () => ({
      ...(money && { number: { money } }),
      ...(day && { date: { day } }),
      ...(minute && { time: { minute } }),
    }),
    [money, day, minute],
  );
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return undefined;
    let isShown = true;
    void import('../contrast/index.ts').then(({ warnOfContrast }) => isShown && warnOfContrast(document));
    return () => {
      isShown = false;
    };
  }, []);
  return (
    <IntlProvider locale={locale} messages={{ ...messages }} timeZone={timeZone} formats={named}>
      <LinkProvider component={link} screens={screens}>
        {children}
      </LinkProvider>
    </IntlProvider>
  );
}
