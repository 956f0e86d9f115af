import { sendTestEmail, type EmailPreview } from '@rider/api/operator';
import { LOCALES } from '@rider/model/locale';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Grid, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import * as styles from './email-texts.css.ts';

/** An e-mail in both languages, side by side; each can be sent to the operator's own address. */
export function EmailDialog({ email, onClose }: { email: EmailPreview; onClose: () => void }) {
  const intl = useIntl();
  const text = useMessages('desk.emailTexts');
  const acting = useOperatorAction('test-email');
  return (
    <Dialog open onOpenChange={onClose} title={email.title[useLocale()]} description={text('sample')} size="large">
      <Grid column="240px">
        {LOCALES.map((locale) => (
          <Stack key={locale} gap="x3">
            <Text size="small" tone="quiet">
              {intl.formatMessage({ id: `desk.emailTexts.language.${locale}` })}
            </Text>
            <div lang={locale}>
              <Heading level={3} size="title3">
                {email.texts[locale].subject}
              </Heading>
              <p className={styles.body}>{email.texts[locale].body}</p>
            </div>
            <div>
              <Button
                size="small"
                pending={acting.pending}
                aria-label={text('sendIn', { language: text(`language.${locale}`) })}
                onClick={() => void acting.run(() => sendTestEmail(api, { name: email.name, locale }), text('sent'))}
              >
                {text('send')}
              </Button>
            </div>
          </Stack>
        ))}
      </Grid>
    </Dialog>
  );
}
