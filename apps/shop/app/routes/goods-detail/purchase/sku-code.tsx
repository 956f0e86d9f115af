import { IconButton } from '@rider/ui/button';
import { Text } from '@rider/ui/text';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useHydrated } from '../../../activity/use-hydrated.ts';
import * as styles from '../route.css.ts';

/** The SKU, with a copy button. */
export function SkuCode({ code }: { code: string }) {
  const intl = useIntl();
  const canCopy = useHydrated();
  const text = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
      setFailed(false);
    } catch {
      // Permission denied, or no clipboard without a secure context: selected text can be copied by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setFailed(true);
    }
  };
  return (
    <span className={styles.code}>
      <Text as="span" size="small" tone="quiet">
        {intl.formatMessage({ id: 'shop.product.sku' })}
      </Text>
      <Text as="span" size="small" mono ref={text}>
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
        {failed
          ? intl.formatMessage({ id: 'ui.copyButton.failed' })
          : copied === code && intl.formatMessage({ id: 'shop.product.copied' })}
      </span>
    </span>
  );
}
