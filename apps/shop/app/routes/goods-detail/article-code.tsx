import { IconButton } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../../activity/use-hydrated.ts';
import * as styles from './route.css.ts';

/** The article code, with a copy button where the browser supports it. */
export function ArticleCode({ code }: { code: string }) {
  const intl = useIntl();
  const canCopy = useHydrated() && 'clipboard' in navigator;
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(code);
  };
  return (
    <span className={styles.code}>
      <Text as="span" size="small" tone="quiet">
        {intl.formatMessage({ id: 'shop.product.article' })}
      </Text>
      <Text as="span" size="small" mono>
        {code}
      </Text>
      {canCopy && (
        <IconButton
          icon={copied === code ? 'check' : 'copy'}
          size="small"
          className={styles.copy}
          label={intl.formatMessage({ id: 'shop.product.copy' }, { code })}
          onClick={() => void copy()}
        />
      )}
      <span role="status" className={styles.copied}>
        {copied === code && intl.formatMessage({ id: 'shop.product.copied' })}
      </span>
    </span>
  );
}
