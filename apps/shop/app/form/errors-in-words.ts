import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/**
 * Translates the message ids among a form's errors; texts of the backend pass through. Memoised, because a new object moves the focus to
 * the form's summary.
 */
export function useErrorsInWords(errors: Readonly<Record<string, string>> | undefined): Record<string, string> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (text: string) =>
      text.startsWith('validation.') ? intl.formatMessage({ id: text as FormatjsIntl.Message['ids'] }) : text;
    return Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [name, say(text)]));
  }, [errors, intl]);
}
