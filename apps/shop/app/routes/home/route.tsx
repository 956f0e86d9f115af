import { screens } from '@rider/model/screens';
import { BannerCarousel } from '@rider/ui/banner-carousel';
import { Container, VisuallyHidden } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { browserLoader, refresh, warnOfFailure } from '../../data/browser-load.ts';
import { homePromotionsQuery } from '../../data/home-promotions-query.ts';
import { bannersQuery, companyQuery, headerQuery, homeQueries, recommendedQuery } from '../../data/queries.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { Notices } from './notices.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { TopCategories } from './top-categories.tsx';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { screen } from '../../data/screen.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

const queries = [...homeQueries, homePromotionsQuery];
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);

const News = lazyPart(() => import('./lazy-parts.ts'), 'News', { isBelow: true });
const Promotions = lazyPart(() => import('./lazy-parts.ts'), 'Promotions', { isBelow: true });

function renew(): void {
  refresh(homePromotionsQuery).catch(warnOfFailure);
}

/** The home page: banners, announcements, catalogue entry points, promotions, product shelves, news. */
function Home() {
  const intl = useIntl();
  const banners = useQuery(bannersQuery);
  const { siteName, titleText } = useQuery(headerQuery);
  const shelf = (kind: 'best' | 'new' | 'hot') => intl.formatMessage({ id: `shop.home.${kind}` });
  return (
    <main id="content">
      <PageHead title="" description={useQuery(companyQuery).description} canonicalPath="/" />
      <VisuallyHidden as="div">
        <h1>{intl.formatMessage({ id: 'shop.home.title' }, { shop: siteName, description: titleText })}</h1>
      </VisuallyHidden>
      {banners.length > 0 && <BannerCarousel slides={banners} />}
      <Notices />
      <TopCategories className={styles.section} />
      <Promotions promotions={useQuery(homePromotionsQuery)} renew={renew} />
      <ShelfSection title={shelf('best')} products={useQuery(recommendedQuery('best'))} href={screens.goods} band />
      <ShelfSection
        title={shelf('new')}
        products={useQuery(recommendedQuery('new'))}
        href={`${screens.goods}?sort=newest`}
      />
      <ShelfSection
        title={shelf('hot')}
        products={useQuery(recommendedQuery('hot'))}
        href={`${screens.goods}?sort=sales`}
        band
      />
      <Container>
        <News />
      </Container>
    </main>
  );
}

export default screen(Home);
