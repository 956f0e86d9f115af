import { nextPromotionChange } from '@rider/model/promotion';
import { currencyOf } from '@rider/ui/price';
import { useIntl } from 'react-intl';
import { headerQuery, reviewStatisticsQuery } from '../../../data/queries.ts';
import { useOptionalQuery } from '../../../data/use-query.ts';
import { promotionScreen } from '../../../promotion-address/promotion-screens.ts';
import type { PromotedProduct } from '../../../promotion/promotion-answers.ts';
import { useDocumentData } from '../../../session/document-data.tsx';
import { PageHead } from '../../../page-head/page-head.tsx';
import { useAddressOf } from '../../../structured-data/use-address-of.ts';
import { productStructuredData } from '../product-structured-data.ts';

/**
 * Title, canonical, JSON-LD with the promotion's price and end, and the picture that chats and social networks show with a shared link
 *.
 */
export function PromotionMetadata({ promoted: { promotion, product } }: { promoted: PromotedProduct }) {
  const intl = useIntl();
  const brand = useOptionalQuery(headerQuery).data?.siteName ?? '';
  const page = useAddressOf();
  const { origin } = useDocumentData() ?? { origin: '' };
  const statistics = useOptionalQuery(reviewStatisticsQuery(product.id)).data;
  const { kind, id, info, people = 2 } = promotion;
  const title = intl.formatMessage({ id: `shop.promotion.title.${kind}` }, { name: product.name, people });
  const description = info ? `${info} ${product.summary}` : product.summary;
  const path = promotionScreen(kind, id);
  const file = (address: string) => new URL(address, origin || 'http://localhost').href;
  const picture = product.images[0];
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        structuredData={[
          import.meta.env.SSR && statistics
            ? productStructuredData(
                product,
                statistics,
                { page, file },
                { currency: currencyOf(intl), brand, promotion: { path, endsAt: nextPromotionChange(promotion) } },
              )
            : null,
        ]}
      />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={page(path)} />
      {picture && <meta property="og:image" content={file(picture)} />}
    </>
  );
}
