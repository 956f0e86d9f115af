import { screens } from '@rider/model/screens';
import { BannerCarousel } from '@rider/ui/banner-carousel';
import { Container, VisuallyHidden } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import type { LoaderFunctionArgs } from 'react-router';
import { lazyWhenActive } from '../../activity/lazy-when-active.tsx';
import { loadInBrowser } from '../../data/browser-load.ts';
import { bannersQuery, homeQueries, recommendedQuery } from '../../data/queries.ts';
import { loadOnServer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { News } from './news.tsx';
import { Notices } from './notices.tsx';
import { ShelfSection } from './shelf-section.tsx';
import * as styles from './route.css.ts';
import { readsOnly, type ScreenHandle } from '../../data/screen-address.ts';

export const handle: ScreenHandle = { reads: readsOnly() };

export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, homeQueries);
export const clientLoader = () => loadInBrowser(homeQueries);

const TopCategories = lazyWhenActive(async () => ({
  default: (await import('./top-categories.tsx')).TopCategories,
}));

/** The home page (R2.1): banners, notices, catalogue entry points, product shelves, news. */
export default function Home() {
  const intl = useIntl();
  const banners = useQuery(bannersQuery);
  const shelf = (kind: 'best' | 'new' | 'hot') => intl.formatMessage({ id: `shop.home.${kind}` });
  return (
    <main id="content">
      <PageHead title="" description={intl.formatMessage({ id: 'shop.home.description' })} canonicalPath="/" />
      <VisuallyHidden as="div">
        <h1>{intl.formatMessage({ id: 'shop.home.title' })}</h1>
      </VisuallyHidden>
      {banners.length > 0 && <BannerCarousel slides={banners} />}
      <Notices />
      <TopCategories className={styles.section} />
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
