import { getOperatorReviews, OPERATOR_REVIEW_STATES, type OperatorReview } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { Rating } from '@rider/ui/rating';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { orderAddress } from '../orders/order-address.ts';
import { api } from '../session/desk-api.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import { REVIEWS_KEY } from './reviews-key.ts';
import * as styles from './reviews.css.ts';

/** What buyers say about goods, the latest first, and the shop's answers. */
export default function Reviews() {
  const intl = useIntl();
  const [answered, setAnswered] = useState<OperatorReview | null>(null);
  const say = (name: string) => intl.formatMessage({ id: `desk.reviews.${name}` });
  const columns: DataColumn<OperatorReview>[] = [
    { id: 'when', label: say('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'product', label: say('product'), cell: (review) => <Goods review={review} />, rowHeader: true },
    { id: 'buyer', label: say('buyer'), cell: (review) => <Buyer review={review} /> },
    { id: 'review', label: say('review'), cell: (review) => <Words review={review} /> },
    { id: 'reply', label: say('reply'), cell: ({ reply }) => <span className={styles.text}>{reply}</span> },
  ];
  return (
    <ListScreen
      title={say('title')}
      listKey={REVIEWS_KEY}
      load={(query) => getOperatorReviews(api, query)}
      searchLabel={say('search')}
      states={{
        label: say('state'),
        all: say('state.all'),
        options: OPERATOR_REVIEW_STATES.map((state) => ({ value: state, label: say(`state.${state}`) })),
      }}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ productName, nickname }) => `${productName}, ${nickname}`}
      rowActions={(review) => (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'desk.reviews.answerOf' }, { name: review.nickname })}
          onClick={() => setAnswered(review)}
        >
          {say(review.reply === null ? 'answer' : 'change')}
        </Button>
      )}
      empty={say('empty')}
    >
      {answered && <ReplyDialog key={answered.id} review={answered} onClose={() => setAnswered(null)} />}
    </ListScreen>
  );
}

function Goods({ review: { productId, productName, variant, code } }: { review: OperatorReview }) {
  return (
    <span className={styles.stack}>
      <Link href={`/goods_detail/${encodeURIComponent(productId)}`}>{productName}</Link>
      <span className={styles.quiet}>{[code, variant].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function Buyer({ review: { nickname, company, orderNumber } }: { review: OperatorReview }) {
  return (
    <span className={styles.stack}>
      {nickname}
      {company && <span className={styles.quiet}>{company}</span>}
      {orderNumber && <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>}
    </span>
  );
}

function Words({ review: { quality, text, images } }: { review: OperatorReview }) {
  return (
    <span className={styles.stack}>
      <Rating score={quality} />
      <span className={styles.text}>{text}</span>
      {images.length > 0 && (
        <span className={styles.quiet}>
          <FormattedMessage id="desk.reviews.pictures" values={{ count: images.length }} />
        </span>
      )}
    </span>
  );
}
