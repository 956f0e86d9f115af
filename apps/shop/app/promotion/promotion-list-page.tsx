import { EmptyState } from '@rider/ui/empty-state';
import { Page, Stack } from '@rider/ui/layout';
import { Heading, Text } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { Trail, useTrail } from '../category/trail.tsx';
import '../messages/promotion-messages.ts';
import { PageHead } from '../page-head/page-head.tsx';
import { PromotionList, type PromotionListProps } from './promotion-list.tsx';
import * as styles from './promotion-list.css.ts';

interface PromotionListPageProps extends PromotionListProps {
  title: string;
  /** Title of the document; the page's own by default. */
  documentTitle?: string;
  description: string;
  intro: ReactNode;
  canonicalPath: string;
  /** Text of a list without promotions. */
  empty: string;
  emptyActions?: ReactNode;
  /** Navigation above the list. */
  children?: ReactNode;
}

/** The page of a kind of promotions: title, introduction and cards. */
export function PromotionListPage(props: PromotionListPageProps) {
  const {
    title,
    documentTitle = title,
    description,
    intro,
    canonicalPath,
    empty,
    emptyActions,
    children,
    ...list
  } = props;
  const { steps, structuredData } = useTrail([], title);
  return (
    <Page className={styles.list}>
      <PageHead
        title={documentTitle}
        description={description}
        canonicalPath={canonicalPath}
        structuredData={[structuredData]}
      />
      <Trail steps={steps} />
      <Stack gap="x2">
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet" measure>
          {intro}
        </Text>
      </Stack>
      {children}
      {list.promotions.length > 0 ? (
        <PromotionList {...list} />
      ) : (
        <EmptyState title={empty} headingLevel={2} actions={emptyActions} />
      )}
    </Page>
  );
}
