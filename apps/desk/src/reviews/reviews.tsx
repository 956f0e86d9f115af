import { screens } from '@rider/model/screens';
import { OPERATOR_REVIEW_STATES, type OperatorReview } from '@rider/api/operator';
import { Link } from '@rider/ui/link';
import { Rating } from '@rider/ui/rating';
import { FormattedMessage } from 'react-intl';
import { ListScreen } from '../list/list-screen.tsx';
import { reviewsQuery } from '../data/operator-queries.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ReplyDialog } from './reply-dialog.tsx';
import * as styles from './reviews.css.ts';
import { orderAddress } from '../data/addresses.ts';

/** Product reviews, newest first, and the shop's replies. */
export default function Reviews() {
  const text = useMessages('desk.reviews');
  return (
    <ListScreen
      section="reviews"
      messages="desk.reviews"
      queryOf={reviewsQuery}
      states={OPERATOR_REVIEW_STATES}
      columns={[
        { id: 'when', moment: ({ at }) => at },
        { id: 'product', cell: product, rowHeader: true },
        { id: 'buyer', cell: buyer },
        { id: 'review', cell: review },
        { id: 'reply', cell: ({ reply }) => reply ?? text('state.unanswered') },
      ]}
      getRowId={({ id }) => id}
      rowActions={({ reply, nickname }) => {
        const label = reply === null ? 'answer' : 'change';
        return [{ label, name: `${label}Of`, values: { name: nickname } }];
      }}
      renderDialog={(reviewed, close) => <ReplyDialog review={reviewed} onClose={close} />}
    />
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
    <span className={`${styles.stack} ${styles.buyer}`}>
      {nickname}
      {company && <span className={styles.quiet}>{company}</span>}
      {orderNumber && <Link href={orderAddress(orderNumber)}>{orderNumber}</Link>}
    </span>
  );
}

function review({ quality, text, images }: OperatorReview) {
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
