import type { ProductPage, ProductPageSku } from '../../data/queries.ts';
import { IconButton } from '@rider/ui/button';
import { Rating } from '@rider/ui/rating';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reviewStatisticsQuery } from '../../data/queries.ts';
import { useQuery } from '../../data/use-query.ts';
import { useHydrated } from './use-hydrated.ts';
import * as styles from './route.css.ts';

/** Name, score, sales and article code. */
export function Summary({ product, sku }: { product: ProductPage; sku: ProductPageSku | undefined }) {
  const intl = useIntl();
  const { total } = useQuery(reviewStatisticsQuery(product.id));
  return (
    <div className={styles.summary}>
      <Heading level={1}>{product.name}</Heading>
      <div className={styles.facts}>
        {product.score !== null && total > 0 && (
          <a href="#reviews" className={styles.factLink}>
            <Rating score={product.score} count={total} />
          </a>
        )}
        {product.sales > 0 && <span>{intl.formatMessage({ id: 'shop.product.sales' }, { count: product.sales })}</span>}
        {sku?.code && <ArticleCode code={sku.code} />}
      </div>
      {product.summary && <Text tone="quiet">{product.summary}</Text>}
    </div>
  );
}

/** The article code, with a button that copies it where the browser can. */
function ArticleCode({ code }: { code: string }) {
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
