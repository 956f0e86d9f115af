import { LinkButton } from '@rider/ui/button';
import { Cluster } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading } from '@rider/ui/text';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHref } from 'react-router';
import { PageHead } from '../page-head/page-head.tsx';
import * as styles from './document-head.css.ts';

/** Props of `DocumentHead`. */
export interface DocumentHeadProps {
  title: string;
  /** The document's state, beside the title. */
  status: ReactNode;
  /** The list of such documents. */
  list: { href: string; label: ReactNode };
  /** Address of the document as PDF. */
  file: string;
  /** Actions beside the PDF. */
  children?: ReactNode;
}

/** The head of a document's screen: the way back, the title with its state, and the PDF. Only title and state are printed. */
export function DocumentHead({ title, status, list, file, children }: DocumentHeadProps) {
  const href = useHref(file);
  return (
    <>
      <PageHead title={title} />
      <Link href={list.href} className={styles.notPrinted}>
        {list.label}
      </Link>
      <Cluster justify="between" gap="x4">
        <Cluster gap="x3">
          <Heading level={1} size="title2">
            {title}
          </Heading>
          {status}
        </Cluster>
        <Cluster gap="x2" className={styles.notPrinted}>
          {/* A file, not a screen: the router must not intercept the link. */}
          <LinkButton href={href} target="_self">
            <FormattedMessage id="shop.invoice.pdf" />
          </LinkButton>
          {children}
        </Cluster>
      </Cluster>
    </>
  );
}
