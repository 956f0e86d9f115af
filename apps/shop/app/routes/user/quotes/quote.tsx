import { checkOutQuote, commentOnQuote, rejectQuote, requestQuoteChange } from '@rider/api/quote';
import { checkoutScreen, quoteFileScreen, quoteScreen } from '@rider/model/order-screens';
import type { Quote } from '@rider/model/quote';
import { screens } from '@rider/model/screens';
import { Banner } from '@rider/ui/banner';
import { formatDay } from '@rider/ui/date';
import { DescriptionList } from '@rider/ui/description-list';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useLoaderData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { browserLoader } from '../../../data/browser-load.ts';
import { changing, revalidateAfterError } from '../../../data/changes.ts';
import { buyerLoader } from '../../../data/server-load.ts';
import { useQuery } from '../../../data/use-query.ts';
import { DocumentHead } from '../../../download/document-head.tsx';
import { answerForm, press, saveForm } from '../../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../../form/form-outcome.ts';
import { idInAddress } from '../../../screen-parameters/id-in-address.ts';
import { readsOnly, type ScreenHandle } from '../../../screen-parameters/screen-handle.ts';
import { Comments, QuoteAnswers } from './quote-answers.tsx';
import { QuoteLines, QuoteVersions } from './quote-lines.tsx';
import * as styles from './quotes.css.ts';
import { quoteQuery } from './quote-queries.ts';
import { ACCEPT, RULES } from './quote-rules.ts';
import { QuoteStatus } from './quote-status.tsx';
import { shownDay } from './shown-day.ts';

export const handle: ScreenHandle = { reads: readsOnly('number', 'version', 'requested') };

const numberIn = (request: Request) => idInAddress(request, screens.quotes, 'number');

function needs(request: Request) {
  const number = numberIn(request);
  const version = Number(new URL(request.url).searchParams.get('version')) || undefined;
  return { queries: [quoteQuery(number, version)], data: { number, version } };
}

export const loader = buyerLoader(needs);
export const clientLoader = browserLoader(needs);
export const clientAction = changing('quote');
export const shouldRevalidate = revalidateAfterError;

const CALLS = { change: requestQuoteChange, reject: rejectQuote, comment: commentOnQuote } as const;

export function action(args: ActionFunctionArgs) {
  const number = numberIn(args.request);
  return answerForm(args, (api, form) => {
    const intent = textOf(form, 'intent');
    if (intent === ACCEPT) return accept(() => checkOutQuote(api, number));
    const name = intent === 'change' || intent === 'reject' ? intent : 'comment';
    return saveForm(api, form, {
      ...RULES[name],
      save: async ({ text }) => {
        await CALLS[name](api, number, text);
        return quoteScreen(number);
      },
    });
  });
}

/** Continues at the checkout, where address, shipping and payment are chosen. */
async function accept(checkOut: () => Promise<string[]>) {
  let lineIds: readonly string[] = [];
  const outcome = await press(ACCEPT, async () => {
    lineIds = await checkOut();
  });
  return lineIds.length > 0 ? checkoutScreen(lineIds, true) : outcome;
}

/** A quote: its lines with list prices and the shop's prices, its versions, comments and answers. */
export default function QuoteScreen() {
  const intl = useIntl();
  const { number, version } = useLoaderData<typeof loader>();
  const quote = useQuery(quoteQuery(number, version));
  const outcome = useActionData<FormOutcome>();
  const [parameters] = useSearchParams();
  const title = intl.formatMessage({ id: 'shop.quote.title' }, { number });
  const isEarlier = quote.shownVersion < quote.versions.length;
  return (
    <>
      <DocumentHead
        title={title}
        status={<QuoteStatus state={quote.state} />}
        list={{ href: screens.quotes, label: <FormattedMessage id="shop.quote.back" /> }}
        file={quoteFileScreen(number)}
      />
      {parameters.get('requested') === '1' && quote.state === 'requested' && (
        <Banner tone="success" live>
          <FormattedMessage id="shop.quote.sent" />
        </Banner>
      )}
      <Facts quote={quote} />
      {isEarlier && (
        <Banner tone="warning">
          <FormattedMessage id="shop.quote.earlier" values={{ version: quote.shownVersion }} />{' '}
          <Link href={quoteScreen(number)}>
            <FormattedMessage id="shop.quote.showCurrent" />
          </Link>
        </Banner>
      )}
      <QuoteLines quote={quote} isCurrent={!isEarlier} />
      {!isEarlier && <QuoteAnswers key={`${quote.state} ${quote.versions.length}`} quote={quote} outcome={outcome} />}
      <QuoteVersions quote={quote} />
      <Comments key={quote.comments.length} quote={quote} outcome={outcome} />
    </>
  );
}

function Facts({ quote }: { quote: Quote }) {
  const intl = useIntl();
  const { orderNumber, versions, shownVersion } = quote;
  const shown = versions.find(({ number }) => number === shownVersion);
  const facts = {
    requestedBy: quote.requestedBy,
    requested: formatDay(intl, quote.requestedAt),
    lastDay: shown && shownDay(intl, shown.lastDay),
    order: orderNumber && <Link href={screens.order(orderNumber)}>{orderNumber}</Link>,
  };
  return (
    <>
      <DescriptionList
        layout="columns"
        items={(Object.keys(facts) as (keyof typeof facts)[]).flatMap((key) =>
          facts[key] ? [{ key, term: <FormattedMessage id={`shop.quotes.${key}`} />, description: facts[key] }] : [],
        )}
      />
      {shown?.note && (
        <Stack as="section" gap="x2">
          <Heading level={2} size="title3">
            <FormattedMessage id="shop.quotes.note" />
          </Heading>
          <Text measure className={styles.written}>
            {shown.note}
          </Text>
        </Stack>
      )}
    </>
  );
}
