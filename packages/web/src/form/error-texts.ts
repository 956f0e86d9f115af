import { useMemo } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Texts } from './texts.ts';

/**
 * Translates the message ids among a form's errors; texts of the backend pass through. Memoised, because a new object moves the focus to
 * the form's summary.
 */
export function useErrorTexts(errors: Readonly<Texts> | undefined): Texts {
  const intl = useIntl();
  return useMemo(() => {
    const translate = (text: string) =>
      text.startsWith('validation.') ? intl.formatMessage({ id: text } as MessageDescriptor) : text;
    return Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [name, translate(text)]));
  }, [errors, intl]);
}
