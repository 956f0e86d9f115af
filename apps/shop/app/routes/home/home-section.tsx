import { screens } from '@rider/model/screens';
import { HOME_LISTS, type HomeSectionName } from '@rider/model/site';
import { BannerCarousel } from '@rider/ui/banner-carousel';
import { Container } from '@rider/ui/layout';
import type { ReactNode } from 'react';
import { lazyPart } from '../../activity/lazy-part.tsx';
import { refresh, warnOfFailure } from '../../data/browser-load.ts';
import { Part } from '../../data/part.tsx';
import { bannersQuery, newsQuery, noticesQuery } from '../../data/queries.ts';
import { homePromotionsQuery } from '../../promotion/home-promotions-query.ts';
import { shelvesQuery } from './home-queries.ts';
import { Notices } from './notices.tsx';
import { ShelfSection } from './shelf-section.tsx';
import { TopCategories } from './top-categories.tsx';
import * as styles from './route.css.ts';

const News = lazyPart(() => import('./lazy-parts.ts'), 'News', { isBelow: true });
const Promotions = lazyPart(() => import('./lazy-parts.ts'), 'Promotions', { isBelow: true });
const Shelves = lazyPart(() => import('./lazy-parts.ts'), 'Shelves', { isBelow: true });

/** Props of a section. */
interface SectionProps {
  /** Replaces the usual heading. */
  heading: string | undefined;
  /** Has a tinted background, if it is a row of products. */
  band: boolean;
}

function renew(): void {
  refresh(homePromotionsQuery).catch(warnOfFailure);
}

const SECTIONS: Record<HomeSectionName, (props: SectionProps) => ReactNode> = {
  banners: () => (
    <Part query={bannersQuery}>{(banners) => banners.length > 0 && <BannerCarousel slides={banners} />}</Part>
  ),
  announcements: ({ heading }) => (
    <Part query={noticesQuery}>{(notices) => <Notices notices={notices} heading={heading} />}</Part>
  ),
  categories: ({ heading }) => <TopCategories className={styles.section} heading={heading} />,
  promotions: () => (
    <Part query={homePromotionsQuery}>{(promotions) => <Promotions promotions={promotions} renew={renew} />}</Part>
  ),
  best: (props) => <ShelfSection kind="best" href={screens.products} {...props} />,
  new: (props) => <ShelfSection kind="new" href={`${screens.products}?sort=newest`} {...props} />,
  hot: (props) => <ShelfSection kind="hot" href={`${screens.products}?sort=sales`} {...props} />,
  clearance: (props) => <ShelfSection kind="clearance" href={screens.products} {...props} />,
  shelves: () => <Part query={shelvesQuery}>{(shelves) => <Shelves shelves={shelves} />}</Part>,
  news: ({ heading }) => (
    <Container>
      <Part query={newsQuery}>{(articles) => <News articles={articles} heading={heading} />}</Part>
    </Container>
  ),
};

/** Whether a section is a row of products. */
export const isList = (name: HomeSectionName): boolean => HOME_LISTS.some((list) => list === name);

/** A section of the home page. */
export function HomeSection({ name, ...props }: SectionProps & { name: HomeSectionName }) {
  return SECTIONS[name](props);
}
