import { screens } from '@rider/model/screens';
import { OPERATOR_REVIEW_STATES, type OperatorReview } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import type { DataColumn } from '@rider/ui/data-table';
import { formatMoment } from '@rider/ui/date';
import { Link } from '@rider/ui/link';
import { Rating } from '@rider/ui/rating';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { stateFilter } from '../list/state-filter.ts';
import { reviewsQuery } from '../data/operator-queries.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import * as styles from './reviews.css.ts';
import type { MessageIdBelow } from '../messages/ids.ts';
import { orderAddress } from '../data/addresses.ts';

/** Product reviews, newest first, and the shop's replies. */
export default function Reviews() {
  const intl = useIntl();
  const say = (name: MessageIdBelow<'desk.reviews'>) => intl.formatMessage({ id: `desk.reviews.${name}` });
  const columns: DataColumn<OperatorReview>[] = [
    { id: 'when', label: say('when'), cell: ({ at }) => formatMoment(intl, at) },
    { id: 'product', label: say('product'), cell: product, rowHeader: true },
    { id: 'buyer', label: say('buyer'), cell: buyer },
    { id: 'review', label: say('review'), cell: words },
    { id: 'reply', label: say('reply'), cell: ({ reply }) => reply ?? say('state.unanswered') },
  ];
  return (
    <ListScreen
      zoned
      title={say('title')}
      queryOf={reviewsQuery}
      searchLabel={say('search')}
      states={stateFilter(OPERATOR_REVIEW_STATES, say)}
      columns={columns}
      getRowId={({ id }) => id}
      getRowName={({ productName, nickname }) => `${productName}, ${nickname}`}
      renderRowActions={(review) => <AnswerButton review={review} />}
      empty={say('empty')}
    />
  );
}

/** Opens the review in full for a reply. */
function AnswerButton({ review }: { review: OperatorReview }) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const verb = review.reply === null ? 'answer' : 'change';
  return (
    <>
      <Button
        size="small"
        aria-label={intl.formatMessage({ id: `desk.reviews.${verb}Of` }, { name: review.nickname })}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={`desk.reviews.${verb}`} />
      </Button>
      {isOpen && <ReplyDialog review={review} onClose={() => setOpen(false)} />}
    </>
  );
}

function product({ productId, productName, variant, code }: OperatorReview) {
  return (
    <span className={styles.stack}>
      <Link href={screens.product(productId)}>{productName}</Link>
      <span className={styles.quiet}>{[code, variant].filter(Boolean).join(' · ')}</span>
    </span>
  );
}

function buyer({ nickname, company, orderNumber }: OperatorReview) {
  return (
    <span className={styles.stack}>
      {nickname}
      {company && <span className={styles.quiet}>{company}</span>}
      {orderNumber && <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>}
    </span>
  );
}

function words({ quality, text, images }: OperatorReview) {
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
