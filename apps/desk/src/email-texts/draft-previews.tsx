import { sendTestEmail, type EmailTemplate, type EmailTexts } from '@rider/api/operator';
import { ApiError } from '@rider/api/transport';
import { LOCALES, type Locale } from '@rider/model/locale';
import { Button } from '@rider/ui/button';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { api } from '../data/desk-api.ts';
import { emailDraftQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './email-texts.css.ts';

/** Whether it is an e-mail, which has a subject; text messages and the greeting have none. */
export function hasSubject({ defaults }: EmailTemplate): boolean {
  return defaults.subject['en-US'] !== '';
}

/** Props of `DraftPreviews`. */
export interface DraftPreviewsProps {
  email: EmailTemplate;
  draft: EmailTexts;
  /** The texts of the fields now, which the draft follows a moment later. */
  typed: () => EmailTexts;
  /** Fills the fields of a language with the default text. */
  onDefault: (language: Locale) => void;
}

/** Both languages of an unsaved e-mail with invented values, side by side; each can be sent to the operator's own address. */
export function DraftPreviews({ email, draft, typed, onDefault }: DraftPreviewsProps) {
  const text = useMessages('desk.emailTexts');
  const acting = useOperatorAction('test-email');
  const { name, defaults } = email;
  const { data: preview, error } = useOptionalQuery(emailDraftQuery(name, JSON.stringify(draft)), {
    keepPreviousData: true,
  });
  const faults = error instanceof ApiError ? error.fieldErrors : (preview?.errors ?? {});
  const faultsIn = (locale: Locale) =>
    Object.entries(faults).flatMap(([path, each]) => (path.endsWith(locale) ? each : []));
  const send = (locale: Locale) => acting.run(() => sendTestEmail(api, { ...typed(), name, locale }), text('sent'));
  return (
    <div className={styles.languages}>
      {LOCALES.map((locale) => {
        const language = text(`language.${locale}`);
        const isDefault =
          draft.subject[locale] === defaults.subject[locale] && draft.body[locale] === defaults.body[locale];
        const shown = preview?.texts[locale];
        return (
          <Stack key={locale} as="section" gap="x3" aria-label={text('previewIn', { language })}>
            <Text size="small" tone="quiet">
              {text('previewIn', { language })}
            </Text>
            {faultsIn(locale).length > 0 ? (
              faultsIn(locale).map((fault) => (
                <Text key={fault} tone="danger">
                  {fault}
                </Text>
              ))
            ) : (
              <div lang={locale} className={styles.preview}>
                {shown?.subject && (
                  <Heading level={4} size="large">
                    {shown.subject}
                  </Heading>
                )}
                <p className={styles.body}>{shown?.body}</p>
              </div>
            )}
            <Cluster gap="x2">
              {hasSubject(email) && (
                <Button
                  size="small"
                  pending={acting.pending}
                  aria-label={text('sendIn', { language })}
                  onClick={() => void send(locale)}
                >
                  {text('send')}
                </Button>
              )}
              {!isDefault && (
                <Button size="small" aria-label={text('defaultIn', { language })} onClick={() => onDefault(locale)}>
                  {text('default')}
                </Button>
              )}
            </Cluster>
          </Stack>
        );
      })}
    </div>
  );
}
