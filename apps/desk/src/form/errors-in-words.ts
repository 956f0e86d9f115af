import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/**
 * Errors of a form in words: message ids are translated, texts of the backend stay. The
 * same object while the given ones are the same: a new one takes the focus to the form's summary.
 */
export function useErrorsInWords(errors: Readonly<Record<string, string>> | undefined): Record<string, string> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (text: string) =>
      text.startsWith('validation.') ? intl.formatMessage({ id: text as FormatjsIntl.Message['ids'] }) : text;
    return Object.fromEntries(Object.entries(errors ?? {}).map(([name, text]) => [name, say(text)]));
  }, [errors, intl]);
}
