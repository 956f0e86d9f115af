import type { FileFormat } from '@rider/api/file';
import { MOST_EXPORTED_ORDERS } from '@rider/api/order';
import { Banner } from '@rider/ui/banner';
import { Button } from '@rider/ui/button';
import { Disclosure } from '@rider/ui/disclosure';
import { Select } from '@rider/ui/field';
import { Stack } from '@rider/ui/layout';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Form, useSearchParams } from 'react-router';
import { TOO_LONG } from './answer-file.ts';
import * as styles from './table-download.css.ts';

/** The formats with their names, which are the same in every language. */
const FORMATS: readonly [FileFormat, name: string][] = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV'],
];

/** Props of `TableDownload`. */
export interface TableDownloadProps {
  /** Address of the file. */
  file: string;
  /** What is downloaded. */
  summary: ReactNode;
  /** Fields, hidden or shown, that choose the rows. */
  children: ReactNode;
}

/** Downloads a table as a CSV or Excel file. A form that the browser sends, because the answer is a file and not a screen. */
export function TableDownload({ file, summary, children }: TableDownloadProps) {
  const intl = useIntl();
  const [parameters] = useSearchParams();
  const isTooLong = parameters.has(TOO_LONG);
  return (
    <Disclosure summary={summary} defaultOpen={isTooLong}>
      <Stack gap="x3">
        {isTooLong && (
          <Banner tone="warning">
            <FormattedMessage id="shop.tableDownload.tooLong" values={{ most: MOST_EXPORTED_ORDERS }} />
          </Banner>
        )}
        <Form action={file} reloadDocument className={styles.form}>
          {children}
          <Select name="format" label={intl.formatMessage({ id: 'shop.tableDownload.format' })}>
            {FORMATS.map(([format, name]) => (
              <option key={format} value={format}>
                {name}
              </option>
            ))}
          </Select>
          <Button type="submit">
            <FormattedMessage id="shop.tableDownload.download" />
          </Button>
        </Form>
      </Stack>
    </Disclosure>
  );
}
