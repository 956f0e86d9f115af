import { LinkButton } from '@rider/ui/button';
import { Heading } from '@rider/ui/text';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { loadCode } from '../../../connection/page-connection.ts';
import { useLocale } from '../../../messages/messages.tsx';
import { lendStyleNonce } from '../../../session/nonce.tsx';
import * as styles from '../route.css.ts';

// Loaded on demand, because few visitors enlarge the drawing.
const DrawingDialog = lazy(() => loadCode(() => import('./drawing-dialog.tsx')));

/** Each drawing shows three views (see the catalogue's README). */
const VIEWS = [1, 2, 3];

/** The dimensioned drawing in the page's language, view by view, each at readable width. */
export function Drawing({ address, product }: { address: string; product: string }) {
  const intl = useIntl();
  const language = useLocale().slice(0, 2);
  const [enlarged, setEnlarged] = useState(false);
  const whole = `${address}#${language}`;
  const title = intl.formatMessage({ id: 'shop.product.drawing' });
  return (
    <section className={styles.drawing}>
      <div className={styles.drawingHead}>
        <Heading level={2}>{title}</Heading>
        <LinkButton
          href={whole}
          target="_blank"
          rel="noreferrer"
          size="small"
          icon="zoom"
          className={styles.enlarge}
          onClick={(event) => {
            event.preventDefault();
            lendStyleNonce();
            setEnlarged(true);
          }}
        >
          {intl.formatMessage({ id: 'shop.product.drawing.enlarge' })}
        </LinkButton>
      </div>
      <div className={styles.views}>
        {VIEWS.map((view) => (
          <img
            key={view}
            src={`${whole}-${view}`}
            alt={intl.formatMessage({ id: 'shop.product.drawing.view' }, { product, view, of: VIEWS.length })}
            width="320"
            height="344"
            loading="lazy"
            className={styles.view}
          />
        ))}
      </div>
      {enlarged && (
        <Suspense fallback={null}>
          <DrawingDialog
            address={whole}
            title={title}
            alt={intl.formatMessage({ id: 'shop.product.drawing.alt' }, { product })}
            onClose={() => setEnlarged(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
