import { validate } from '@rider/model/validation';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Form, FormActions } from '@rider/ui/form';
import { Container, Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../data/changes.ts';
import type { Query } from '../data/query.ts';
import { nestedValues } from '../form/nested-values.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { Loaded } from '../list/loaded.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './setting.css.ts';

interface Versioned {
  version: number;
}

/** Props of `SettingScreen`. */
export interface SettingScreenProps<Setting extends Versioned> {
  /** Title of the section. */
  title: string;
  /** Where the shop uses the setting. */
  where: string;
  /** The link to the list that the setting belongs to. */
  back?: { href: string; label: string };
  query: Query<Setting>;
  schema: Parameters<typeof validate>[0];
  save: (setting: Setting) => Promise<void>;
  change: Change;
  /** The fields, named by their path in the setting; they begin with its values. Saving waits while they upload a file. */
  children: (setting: Setting, onUploading: (uploading: boolean) => void) => ReactNode;
}

/** A setting of the shop as one form. What another operator saves meanwhile is announced, and what was typed stays. */
export function SettingScreen<Setting extends Versioned>(props: SettingScreenProps<Setting>) {
  const [opened, setOpened] = useState(0);
  return (
    <Container>
      <Stack gap="x6">
        <div>
          {props.back && <Link href={props.back.href}>{props.back.label}</Link>}
          <Heading level={2} size="title2">
            {props.title}
          </Heading>
          <Text tone="quiet">{props.where}</Text>
        </div>
        <Loaded isPart query={props.query} unknown={props.where} back={props.back ?? { href: '/', label: '' }}>
          {(setting) => (
            <SettingForm key={opened} {...props} setting={setting} onReload={() => setOpened(opened + 1)} />
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}

interface SettingFormProps<Setting extends Versioned> extends SettingScreenProps<Setting> {
  setting: Setting;
  onReload: () => void;
}

function SettingForm<Setting extends Versioned>(props: SettingFormProps<Setting>) {
  const { setting, schema, save, change, children, onReload } = props;
  const intl = useIntl();
  const text = useMessages('desk.setting');
  const [opened, setOpened] = useState(setting);
  const [uploading, setUploading] = useState(false);
  const { wiring } = useSavedForm({
    check: (typed) => validate(schema, { ...nestedValues(typed), version: opened.version }),
    save: async (values) => {
      await save(values as Setting);
      setOpened({ ...opened, version: opened.version + 1 });
    },
    saved: () => intl.formatMessage({ id: 'desk.setting.saved' }),
    change,
  });
  return (
    <Form className={styles.form} {...wiring}>
      {setting.version > opened.version && (
        <Banner tone="warning" title={text('changed')}>
          <Button size="small" onClick={onReload}>
            {text('reload')}
          </Button>
        </Banner>
      )}
      {children(opened, setUploading)}
      <FormActions submit={text('save')} pending={wiring.pending || uploading} />
    </Form>
  );
}
