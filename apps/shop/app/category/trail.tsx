import type { Category } from '@rider/model/catalogue';
import { Breadcrumbs } from '@rider/ui/breadcrumbs';
import { Container, type ContainerProps } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { PageHead, type PageHeadProps } from '../page-head/page-head.tsx';
import { breadcrumbList, type Step } from '../structured-data/breadcrumb-list.ts';
import { useAddressOf } from '../structured-data/use-address-of.ts';
import { categoryPath } from './category-tree.ts';
import * as styles from './category.css.ts';

/** The breadcrumbs of a screen below the home page: all categories, the given ones, and the screen's own name. */
export function useTrail(categories: readonly Category[], own?: string) {
  const intl = useIntl();
  const addressOf = useAddressOf();
  const steps: Step[] = [
    { name: intl.formatMessage({ id: 'shop.categories.home' }), path: '/' },
    ...categories.map((category) => ({ name: category.name, path: categoryPath(category) })),
    ...(own === undefined ? [] : [{ name: own }]),
  ];
  return { steps, structuredData: import.meta.env.SSR ? breadcrumbList(steps, addressOf) : null };
}

/** The breadcrumb navigation of a screen. */
export function Trail({ steps }: { steps: readonly Step[] }) {
  return (
    <Breadcrumbs
      className={styles.trail}
      items={steps.map(({ name, path }) => ({ label: name, ...(path !== undefined && { href: path }) }))}
    />
  );
}

interface PublicPageProps
  extends Omit<PageHeadProps, 'structuredData'>, Pick<ContainerProps, 'width' | 'className' | 'children'> {
  /** The categories above the screen. */
  categories?: readonly Category[];
  /** The last breadcrumb; the title by default. */
  step?: string | undefined;
}

/** A page for search engines: metadata and breadcrumbs above its content. */
export function PublicPage({
  categories = [],
  title,
  step = title,
  width = 'full',
  className,
  children,
  ...head
}: PublicPageProps) {
  const { steps, structuredData } = useTrail(categories, categories.length > 0 ? undefined : step);
  return (
    <Container as="main" id="content" width={width} className={className}>
      <PageHead title={title} {...head} structuredData={[structuredData]} />
      <Trail steps={steps} />
      {children}
    </Container>
  );
}
