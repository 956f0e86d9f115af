import { publishReview } from '@rider/api/review';
import { orderReviewsScreen } from '@rider/model/order-screens';
import { screens } from '@rider/model/screens';
import { allowedActions } from '@rider/model/order';
import type { OrderLine } from '@rider/model/order-line';
import { REVIEW_PHOTOS } from '@rider/model/limits';
import { LinkButton } from '@rider/ui/button';
import { Page } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { orderNumberOf } from '../../screen-parameters/id-in-address.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { changing, revalidateAfterError } from '../../data/changes.ts';
import { orderQuery, orderReviewsQuery } from '../../order/order-queries.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome, type TextsAndPhotos } from '../../form/form-outcome.ts';
import { ScreenTitle } from '../../page-head/screen-title.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';
import { reviewRules } from './review-rules.ts';
import { OpenLine, RefundedLine, ReviewedLine, WaitingLine } from './lines.tsx';
import '../../messages/all-messages.ts';
import * as styles from './route.css.ts';

/** Raises the server's limit for the form's size. */
export const handle = { formLimit: formLimitOf(REVIEW_PHOTOS) };

/** Publishes a review of one line. */
export function action(args: ActionFunctionArgs) {
  const number = orderNumberOf(args.request);
  return answerForm<TextsAndPhotos>(args, (api, form) =>
    saveForm(api, form, {
      ...reviewRules,
      save: async (review) => {
        await publishReview(api, textOf(form, 'line'), review);
        return `${orderReviewsScreen(number)}&thanks=1`;
      },
    }),
  );
}

export const clientAction = changing('review');
export const shouldRevalidate = revalidateAfterError;

function needs(request: Request) {
  const number = orderNumberOf(request);
  return { queries: [orderQuery(number), orderReviewsQuery(number), capabilitiesQuery], data: { number } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);

/** Reviews of an order's lines: `?unique=<line>` opens one, else the first unreviewed one. */
export default function Evaluation() {
  const intl = useIntl();
  const { number } = useLoaderData<typeof loader>();
  const [parameters] = useSearchParams();
  const order = useQuery(orderQuery(number));
  const reviews = useQuery(orderReviewsQuery(number));
  const outcome = useActionData<FormOutcome<TextsAndPhotos>>();
  const rejection = outcome?.saved === false ? outcome.typed.line : null;
  const reviewOf = (line: OrderLine) => reviews.find(({ lineId }) => lineId === line.id)?.review ?? null;
  const reviewable = order.lines.filter((line) => line.refunded < line.quantity || reviewOf(line) !== null);
  // A line that is not named has a review that this backend does not show.
  const waiting = reviewable.filter((line) =>
    reviews.some(({ lineId, review }) => lineId === line.id && review === null),
  );
  const isOpen = allowedActions(order.state).includes('review');
  const requested = rejection ?? parameters.get('unique');
  const open = isOpen ? (waiting.find(({ id }) => id === requested) ?? waiting[0]) : undefined;
  const title = intl.formatMessage({ id: 'shop.evaluation.title' });
  return (
    <Page width="task">
      <div className={styles.head}>
        <ScreenTitle title={title} />
        <Text tone="quiet">
          <FormattedMessage
            id="shop.evaluation.of"
            values={{
              order: (
                <Link href={screens.order(number)}>
                  <FormattedMessage id="shop.order.title" values={{ number }} />
                </Link>
              ),
              done: reviewable.length - waiting.length,
              count: reviewable.length,
            }}
          />
        </Text>
      </div>
      <Progress
        isDone={reviewable.length > 0 && waiting.length === 0}
        isOpen={isOpen}
        isThanked={parameters.has('thanks') && rejection === null}
      />
      <ul className={styles.lines}>
        {order.lines.map((line) => {
          const review = reviewOf(line);
          return (
            <li key={line.id} className={styles.line}>
              {review ? (
                <ReviewedLine line={line} review={review} />
              ) : line === open ? (
                <OpenLine key={line.id} line={line} outcome={rejection === line.id ? outcome : undefined} />
              ) : !reviewable.includes(line) ? (
                <RefundedLine line={line} />
              ) : (
                <WaitingLine line={line} number={isOpen && waiting.includes(line) ? number : null} />
              )}
            </li>
          );
        })}
      </ul>
    </Page>
  );
}

/** The progress: thanks, nothing left to review, or why the order cannot be reviewed now. */
function Progress({ isDone, isOpen, isThanked }: { isDone: boolean; isOpen: boolean; isThanked: boolean }) {
  const { publishesReviews } = useQuery(capabilitiesQuery);
  if (isDone)
    return (
      <Banner tone="success" live={isThanked}>
        <Text>
          <FormattedMessage id={isThanked && !publishesReviews ? 'shop.evaluation.received' : 'shop.evaluation.done'} />
        </Text>
        <LinkButton href={screens.orders} size="small">
          <FormattedMessage id="shop.evaluation.toOrders" />
        </LinkButton>
      </Banner>
    );
  if (!isOpen)
    return (
      <Banner tone="info">
        <FormattedMessage id="shop.evaluation.notNow" />
      </Banner>
    );
  if (!isThanked) return null;
  return (
    <Banner tone="success" live>
      <FormattedMessage id={publishesReviews ? 'shop.evaluation.next' : 'shop.evaluation.received'} />
    </Banner>
  );
}
