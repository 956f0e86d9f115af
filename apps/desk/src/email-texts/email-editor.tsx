import { saveEmailTexts, type EmailTemplate, type EmailTexts } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { versionedEmailTextsSchema } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Stack } from '@rider/ui/layout';
import { Heading } from '@rider/ui/text';
import { textsOf } from '@rider/web/form';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { api } from '../data/desk-api.ts';
import { emailTemplateQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { LocalizedField } from '../form/localized-field.tsx';
import { nestedValues } from '../form/nested-values.ts';
import { useLeaveWarning } from '../form/use-leave-warning.ts';
import { useLocale, useMessages } from '../messages/use-messages.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';
import { DraftPreviews, hasSubject } from './draft-previews.tsx';
import { PlaceholderList } from './placeholder-list.tsx';

/** The texts of the e-mail that the address names, as one form with a preview. */
export function EmailEditor() {
  const { name = '' } = useParams();
  const intl = useIntl();
  const text = useMessages('desk.emailTexts');
  return (
    <SettingScreen
      key={name}
      title={intl.formatMessage({ id: 'desk.section.email-texts' })}
      where={text('where')}
      back={{ href: '/email-texts', label: text('back') }}
      query={emailTemplateQuery(name)}
      schema={versionedEmailTextsSchema}
      save={(texts) => saveEmailTexts(api, name, texts)}
      change="email-text"
    >
      {(email) => <EmailFields email={email} />}
    </SettingScreen>
  );
}

/** Milliseconds without typing before the preview follows. */
const PREVIEW_DELAY = 250;

const isText = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

function EmailFields({ email }: { email: EmailTemplate }) {
  const locale = useLocale();
  const text = useMessages('desk.emailTexts');
  const saved: EmailTexts = useOptionalQuery(emailTemplateQuery(email.name)).data ?? email;
  // The values that the fields begin with; they begin again after each return to a default.
  const [initial, setInitial] = useState<{ texts: EmailTexts; turn: number }>({ texts: partsOf(email), turn: 0 });
  const [draft, setDraft] = useState(initial.texts);
  const fields = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delay.current), []);
  useLeaveWarning(JSON.stringify(draft) !== JSON.stringify(partsOf(saved)));
  const typed = (): EmailTexts => {
    const form = fields.current?.closest('form');
    return form ? partsOf(nestedValues(textsOf(new FormData(form))) as unknown as EmailTexts) : draft;
  };
  const follow = () => {
    clearTimeout(delay.current);
    delay.current = setTimeout(() => setDraft(typed()), PREVIEW_DELAY);
  };
  const restoreDefault = (language: Locale) => {
    const { subject, body } = typed();
    const { defaults } = email;
    const texts = {
      subject: { ...subject, [language]: defaults.subject[language] },
      body: { ...body, [language]: defaults.body[language] },
    };
    setInitial({ texts, turn: initial.turn + 1 });
    setDraft(texts);
  };
  const insert = (written: string) => {
    const { current } = field;
    if (!current?.isConnected) return;
    current.setRangeText(written, current.selectionStart ?? 0, current.selectionEnd ?? 0, 'end');
    current.focus();
    current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <Heading level={3} size="title3">
        {email.title[locale]}
      </Heading>
      {!email.mayChange && <Banner tone="info">{text('ownersOnly')}</Banner>}
      <Stack
        key={initial.turn}
        gap="x4"
        ref={fields}
        onInput={follow}
        onFocus={({ target }: FocusEvent) => {
          if (isText(target)) field.current = target;
        }}
      >
        {hasSubject(email) && (
          <LocalizedField name="subject" label={text('subject')} defaultValue={initial.texts.subject} required />
        )}
        <LocalizedField
          name="body"
          label={text('body')}
          defaultValue={initial.texts.body}
          rows={hasSubject(email) ? 10 : 3}
          required
        />
      </Stack>
      <PlaceholderList placeholders={email.placeholders} onInsert={insert} />
      <DraftPreviews email={email} draft={draft} typed={typed} onDefault={restoreDefault} />
    </>
  );
}

const NO_SUBJECT = { 'en-US': '', 'zh-CN': '' };

function partsOf({ subject = NO_SUBJECT, body }: Partial<EmailTexts> & Pick<EmailTexts, 'body'>): EmailTexts {
  return {
    subject: { 'en-US': subject['en-US'], 'zh-CN': subject['zh-CN'] },
    body: { 'en-US': body['en-US'], 'zh-CN': body['zh-CN'] },
  };
}
