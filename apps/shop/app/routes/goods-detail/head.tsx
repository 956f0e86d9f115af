import { screens } from '@rider/model/screens';
import { currencyOf } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { headerQuery, reviewStatisticsQuery, type ProductPage, type ProductPreview } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { useDocumentData } from '../../session/document-data.tsx';
import { PageHead } from '../../page-head/page-head.tsx';
import { useAddressOf } from '../../structured-data/use-address-of.ts';
import { productStructuredData } from './product-structured-data.ts';

/** Title, description, canonical and JSON-LD of a product. */
export function Head(props: { product: ProductPreview; full: ProductPage | undefined; breadcrumbs: object | null }) {
  const { product, full, breadcrumbs } = props;
  const { data: statistics } = useOptionalQuery(reviewStatisticsQuery(product.id));
  const { origin } = useDocumentData() ?? { origin: '' };
  const currency = currencyOf(useIntl());
  const brand = useOptionalQuery(headerQuery).data?.siteName ?? '';
  const page = useAddressOf();
  const addresses = { page, file: (path: string) => new URL(path, origin || 'http://localhost').href };
  return (
    <PageHead
      title={product.name}
      description={product.summary ?? ''}
      canonicalPath={screens.product(product.id)}
      structuredData={[
        import.meta.env.SSR && full && statistics
          ? productStructuredData(full, statistics, addresses, { currency, brand })
          : null,
        breadcrumbs,
      ]}
    />
  );
}
