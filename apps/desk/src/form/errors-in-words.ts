import { useMemo } from 'react';
import { useIntl } from 'react-intl';

const SAME_NAMES: Readonly<Record<string, string>> = {};

/**
 * Errors of a form in words: message ids are translated, texts of the backend stay and get the form's names of their fields. The
 * same object while the given ones are the same: a new one takes the focus to the form's summary.
 */
export function useErrorsInWords(
  errors: Readonly<Record<string, string>> | undefined,
  fieldsByWireName = SAME_NAMES,
): Record<string, string> {
  const intl = useIntl();
  return useMemo(() => {
    const say = (text: string) =>
      text.startsWith('validation.') ? intl.formatMessage({ id: text as FormatjsIntl.Message['ids'] }) : text;
    return Object.fromEntries(
      Object.entries(errors ?? {}).map(([name, text]) => [fieldsByWireName[name] ?? name, say(text)]),
    );
  }, [errors, fieldsByWireName, intl]);
}
