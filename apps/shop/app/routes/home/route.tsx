import { screens } from '@rider/model/screens';
import { BannerCarousel } from '@rider/ui/banner-carousel';
import { Container, VisuallyHidden } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { browserLoader, refresh, warnOfFailure } from '../../data/browser-load.ts';
import { Part } from '../../data/part.tsx';
import { homePromotionsQuery } from '../../promotion/home-promotions-query.ts';
import { bannersQuery, companyQuery, headerQuery, homeQueries, newsQuery, noticesQuery } from '../../data/queries.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useOptionalQuery, useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../page-head/page-head.tsx';
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
  const { siteName, titleText } = useQuery(headerQuery);
  return (
    <main id="content">
      <PageHead title="" description={useOptionalQuery(companyQuery).data?.description} canonicalPath="/" />
      <VisuallyHidden as="div">
        <h1>
          {titleText
            ? intl.formatMessage({ id: 'shop.home.title' }, { shop: siteName, description: titleText })
            : siteName}
        </h1>
      </VisuallyHidden>
      <Part query={bannersQuery}>{(banners) => banners.length > 0 && <BannerCarousel slides={banners} />}</Part>
      <Part query={noticesQuery}>{(notices) => <Notices notices={notices} />}</Part>
      <TopCategories className={styles.section} />
      <Part query={homePromotionsQuery}>{(promotions) => <Promotions promotions={promotions} renew={renew} />}</Part>
      <ShelfSection kind="best" href={screens.products} band />
      <ShelfSection kind="new" href={`${screens.products}?sort=newest`} />
      <ShelfSection kind="hot" href={`${screens.products}?sort=sales`} band />
      <Container>
        <Part query={newsQuery}>{(articles) => <News articles={articles} />}</Part>
      </Container>
    </main>
  );
}

export default screen(Home);
