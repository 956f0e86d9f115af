import { saveChatSettings, type VersionedChatSettings } from '@rider/api/operator';
import type { OfficeDay } from '@rider/model/chat';
import { chatSettingsSchema } from '@rider/model/validation';
import { Checkbox, TextField } from '@rider/ui/field';
import { Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { chatSettingsQuery } from '../data/operator-queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';
import * as styles from '../setting/setting.css.ts';

/** When agents answer in the chat, and whether unread replies are sent by e-mail. */
export default function ChatSettings() {
  const intl = useIntl();
  const text = useMessages('desk.chatSettings');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.chat-settings' })}
      where={text('where')}
      query={chatSettingsQuery}
      schema={chatSettingsSchema}
      save={(settings) => saveChatSettings(api, settings)}
      change="chat-settings"
    >
      {(settings) => <Fields settings={settings} />}
    </SettingScreen>
  );
}

function Fields({ settings }: { settings: VersionedChatSettings }) {
  const text = useMessages('desk.chatSettings');
  const { timeZone } = useIntl();
  const [hasHours, setHours] = useState(settings.hasHours);
  return (
    <>
      <section className={styles.part} aria-label={text('hours')}>
        <Heading level={3} size="title3">
          {text('hours')}
        </Heading>
        <Checkbox
          name="hasHours"
          label={text('hasHours')}
          description={text('hasHoursHint', { timeZone: timeZone ?? '' })}
          checked={hasHours}
          onChange={(event) => setHours(event.currentTarget.checked)}
        />
        <div hidden={!hasHours}>
          <Stack gap="x3">
            {DAYS.map(({ name, day }, position) => (
              <Day key={name} name={name} day={day} hours={settings.days[position]} />
            ))}
            <Text tone="quiet">{text('closedDays')}</Text>
          </Stack>
        </div>
      </section>
      <section className={styles.part} aria-label={text('replies')}>
        <Heading level={3} size="title3">
          {text('replies')}
        </Heading>
        <Checkbox
          name="emailsReplies"
          label={text('emailsReplies')}
          description={text('emailsRepliesHint')}
          defaultChecked={settings.emailsReplies}
        />
      </section>
    </>
  );
}

const DAY_MS = 86_400_000;
/** The days of a week, from a Monday on: the names of their fields, and an instant of each. */
const DAYS = Array.from({ length: 7 }, (_, position) => ({
  name: `days.${position}`,
  day: Date.UTC(2026, 10, 23, 12) + position * DAY_MS,
}));

function Day({ name, day, hours }: { name: string; day: number; hours: OfficeDay | undefined }) {
  const intl = useIntl();
  const text = useMessages('desk.chatSettings');
  const weekday = intl.formatDate(day, { weekday: 'long', timeZone: 'UTC' });
  const [isOpen, setOpen] = useState(hours?.isOpen ?? false);
  return (
    <div role="group" aria-label={weekday} className={styles.fields}>
      <Checkbox
        name={`${name}.isOpen`}
        label={weekday}
        checked={isOpen}
        onChange={(event) => setOpen(event.currentTarget.checked)}
      />
      <TextField
        name={`${name}.from`}
        label={text('from')}
        defaultValue={hours?.from}
        readOnly={!isOpen}
        autoComplete="off"
        maxLength={5}
      />
      <TextField
        name={`${name}.until`}
        label={text('until')}
        defaultValue={hours?.until}
        readOnly={!isOpen}
        autoComplete="off"
        maxLength={5}
      />
    </div>
  );
}
