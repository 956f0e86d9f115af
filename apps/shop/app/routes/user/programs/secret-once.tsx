import { Banner } from '@rider/ui/banner';
import { CopyButton } from '@rider/ui/copy-button';
import { Cluster, Stack } from '@rider/ui/layout';
import { Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { longWord } from './programs.css.ts';

/** A new secret, in the only answer that contains it, below what to do with it. */
export function SecretOnce({ secret, children }: { secret: string; children: ReactNode }) {
  const intl = useIntl();
  return (
    <Banner tone="success" live title={<FormattedMessage id="shop.apiKeys.secretTitle" />}>
      <Stack gap="x2">
        {children}
        <Cluster gap="x3">
          <Text as="span" mono className={longWord}>
            {secret}
          </Text>
          <CopyButton value={secret} label={intl.formatMessage({ id: 'shop.apiKeys.copySecret' })} />
        </Cluster>
      </Stack>
    </Banner>
  );
}
