import { Button, LinkButton } from '@rider/ui/button';
import { TextArea } from '@rider/ui/field';
import { Cluster, Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import type { ReadList } from '@rider/model/quick-order';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHydrated } from '../../activity/use-hydrated.ts';
import { loadCode } from '../../connection/page-connection.ts';
import { localized } from '../../messages/localized-path.ts';
import { useLocale } from '../../messages/messages.tsx';
import { ScanButton } from './scan-button.tsx';

/** Props of the field for lists. */
export interface ListInputProps {
  /** What a line contains. */
  hint: string;
  /** Lines that do not fit, which stay in the field. */
  text: string;
  onText: (text: string) => void;
  /** Spreads a text over rows. */
  onList: (text: string) => void;
  onFile: (list: ReadList) => void;
  /** Called with a scanned barcode. */
  onCode: (code: string) => void;
}

/** A field to paste a list into, and a file to read one from. Without script the list is posted. */
export function ListInput({ hint, text, onText, onList, onFile, onCode }: ListInputProps) {
  const intl = useIntl();
  const locale = useLocale();
  const isScripted = useHydrated();
  const [failed, setFailed] = useState(false);
  function chooseFile() {
    const field = Object.assign(document.createElement('input'), { type: 'file', accept: '.csv,.tsv,.txt,.xlsx' });
    field.addEventListener('change', () => void read(field.files?.[0]));
    field.click();
  }
  async function read(chosen: File | undefined) {
    if (chosen === undefined) return;
    setFailed(false);
    try {
      const { readListFile } = await loadCode(() => import('./read-file.ts'));
      onFile(await readListFile(chosen));
    } catch {
      setFailed(true);
    }
  }
  return (
    <Stack gap="x2">
      <TextArea
        name="list"
        label={intl.formatMessage({ id: 'shop.quickOrder.list' })}
        description={hint}
        rows={3}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        onPaste={(event) => {
          if (text !== '') return;
          event.preventDefault();
          onList(event.clipboardData.getData('text'));
        }}
      />
      <Cluster>
        <Button type="submit" name="intent" value="check">
          <FormattedMessage id="shop.quickOrder.check" />
        </Button>
        {isScripted && (
          <Button onClick={chooseFile}>
            <FormattedMessage id="shop.quickOrder.file" />
          </Button>
        )}
        <ScanButton onCode={onCode} />
        {/* A file, not a screen: the router must not intercept the link. */}
        <LinkButton href={localized(locale, '/quick_order.csv')} target="_self" variant="quiet">
          <FormattedMessage id="shop.quickOrder.template" />
        </LinkButton>
      </Cluster>
      <Text size="small" tone="danger" role="alert">
        {failed && intl.formatMessage({ id: 'shop.quickOrder.fileFailed' })}
      </Text>
    </Stack>
  );
}
