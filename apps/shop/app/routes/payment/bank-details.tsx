import { CopyButton } from '@rider/ui/copy-button';
import { DescriptionList } from '@rider/ui/description-list';
import { Cluster, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';

/** A line such as `IBAN: DE89 3704 …`, in either language's punctuation. */
const DETAIL = /^([^:：]{1,40})[:：]\s*(\S.*)$/u;

/** Props of `BankDetails`. */
export interface BankDetailsProps {
  /** The shop's bank account, in lines. */
  account: string;
  /** The reference of a transfer. */
  reference: string;
}

/** The shop's bank account and the reference of a transfer; each named detail can be copied. */
export function BankDetails({ account, reference }: BankDetailsProps) {
  const intl = useIntl();
  const lines = account.split(/\r?\n/).flatMap((line) => line.trim() || []);
  const named = lines.flatMap((line) => {
    const [, term = '', value = ''] = DETAIL.exec(line) ?? [];
    return value === '' ? [] : [[term.trim(), value] as const];
  });
  const others = lines.filter((line) => !DETAIL.test(line));
  const details = [...named, [intl.formatMessage({ id: 'shop.payment.bank.reference' }), reference] as const];
  return (
    <Stack gap="x3">
      <Heading level={2} size="title3">
        <FormattedMessage id="shop.payment.bank" />
      </Heading>
      <Text tone="quiet">
        <FormattedMessage id="shop.payment.bank.hint" />
      </Text>
      {others.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <DescriptionList
        layout="columns"
        items={details.map(([term, value]) => ({
          key: term,
          term,
          description: (
            <Cluster gap="x1">
              {value}
              <CopyButton
                iconOnly
                value={value}
                label={intl.formatMessage({ id: 'shop.payment.bank.copy' }, { name: term })}
              />
            </Cluster>
          ),
        }))}
      />
    </Stack>
  );
}
