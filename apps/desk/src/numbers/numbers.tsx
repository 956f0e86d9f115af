import { saveNumberFormats, type VersionedNumberFormats } from '@rider/api/operator';
import { formatNumber, type NumberFormat, type NumberFormats } from '@rider/model/order';
import { numberFormatsSchema } from '@rider/model/validation';
import { Checkbox, TextField } from '@rider/ui/field';
import { Heading, Text } from '@rider/ui/text';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { numberFormatsQuery } from '../data/operator-queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';
import * as styles from '../setting/setting.css.ts';

/** The formats of order and invoice numbers, each with an example. */
export default function Numbers() {
  const intl = useIntl();
  const text = useMessages('desk.numbers');
  return (
    <SettingScreen
      title={intl.formatMessage({ id: 'desk.section.numbers' })}
      where={text('where')}
      query={numberFormatsQuery}
      schema={numberFormatsSchema}
      save={(formats) => saveNumberFormats(api, formats)}
      change="numbers"
    >
      {(formats) => <Fields formats={formats} />}
    </SettingScreen>
  );
}

function Fields({ formats }: { formats: VersionedNumberFormats }) {
  const text = useMessages('desk.numbers');
  const [showsYear, setShowsYear] = useState(formats.order.showsYear);
  return (
    <>
      <Format series="order" format={formats.order} showsYear={showsYear}>
        <Checkbox
          name="order.showsYear"
          label={text('showsYear')}
          checked={showsYear}
          onChange={(event) => setShowsYear(event.currentTarget.checked)}
        />
        <Checkbox
          name="order.restartsYearly"
          label={text('restartsYearly')}
          description={text('restartsYearlyHint')}
          defaultChecked={formats.order.restartsYearly}
        />
      </Format>
      <Format series="invoice" format={formats.invoice} showsYear />
      <Format series="paidInvoice" format={formats.paidInvoice} showsYear />
    </>
  );
}

interface FormatProps {
  series: keyof NumberFormats;
  format: NumberFormat;
  showsYear: boolean;
  children?: ReactNode;
}

const SAMPLE_COUNT = 1234;
const SAMPLE_YEAR = 2027;
const MOST_DIGITS = 10;

function Format({ series, format, showsYear, children }: FormatProps) {
  const text = useMessages('desk.numbers');
  const [prefix, setPrefix] = useState(format.prefix);
  const [digits, setDigits] = useState(String(format.digits));
  const shown = { prefix: prefix.trim().toUpperCase(), digits: Math.min(Number(digits) || 0, MOST_DIGITS) };
  const example = formatNumber(shown, SAMPLE_COUNT, showsYear ? SAMPLE_YEAR : null);
  return (
    <section className={styles.part} aria-label={text(series)}>
      <Heading level={3} size="title3">
        {text(series)}
      </Heading>
      <div className={styles.fields}>
        <TextField
          name={`${series}.prefix`}
          label={text('prefix')}
          value={prefix}
          onChange={(event) => setPrefix(event.currentTarget.value)}
          autoComplete="off"
        />
        <TextField
          name={`${series}.digits`}
          label={text('digits')}
          inputMode="numeric"
          value={digits}
          onChange={(event) => setDigits(event.currentTarget.value)}
          required
        />
      </div>
      {children}
      <Text tone="quiet">{text('example', { number: example })}</Text>
    </section>
  );
}
