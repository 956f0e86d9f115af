import { withQuery } from '@rider/model/screens';
import { EmptyState } from '@rider/ui/empty-state';
import { Page, Stack } from '@rider/ui/layout';
import { PillList } from '@rider/ui/pill-list';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { Trail, useTrail } from '../../category/trail.tsx';
import { browserLoader } from '../../data/browser-load.ts';
import type { PresaleState } from '../../data/promotion-answers.ts';
import { presalesQuery } from '../../data/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-address/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import '../../messages/promotion-messages.ts';
import { PromotionList } from '../../promotion/promotion-list.tsx';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';
import * as styles from '../../promotion/promotion-list.css.ts';
import { PageHead } from '../../shell/page-head.tsx';

const STATE_PARAMETER = 'state';
const STATES = ['active', 'scheduled', 'ended'] as const satisfies readonly PresaleState[];
/** The states in addresses; the first is shown without a parameter. */
const NAME_OF = { active: null, scheduled: 'not-started', ended: 'ended' } as const;

export const handle: ScreenHandle = { reads: readsOnly(STATE_PARAMETER) };

const stateOf = (parameters: URLSearchParams): PresaleState =>
  STATES.find((state) => NAME_OF[state] === parameters.get(STATE_PARAMETER)) ?? STATES[0];
const addressOf = (state: PresaleState) => withQuery(promotionLists.presale, { [STATE_PARAMETER]: NAME_OF[state] });
const queriesOf = (request: Request) => [presalesQuery(stateOf(new URL(request.url).searchParams))];

export const loader = serverLoader(queriesOf);
export const clientLoader = browserLoader(queriesOf);

/** Goods that can be reserved before they are in stock (R2.6), by state: underway, not started, over. */
export default function Presales() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const state = stateOf(useSearchParams()[0]);
  const { promotions, now } = useQuery(presalesQuery(state));
  const title = intl.formatMessage({ id: 'shop.presales.title' });
  const { steps, structuredData } = useTrail([], title);
  return (
    <Page className={styles.list}>
      <PageHead
        title={state === STATES[0] ? title : `${intl.formatMessage({ id: `shop.presales.${state}` })}, ${title}`}
        description={intl.formatMessage({ id: 'shop.presales.description' })}
        canonicalPath={addressOf(state)}
        structuredData={[structuredData]}
      />
      <Trail steps={steps} />
      <Stack gap="x2">
        <Heading level={1}>{title}</Heading>
        <Text tone="quiet" measure>
          <FormattedMessage id="shop.presales.intro" />
        </Text>
      </Stack>
      <nav aria-label={intl.formatMessage({ id: 'shop.presales.states' })}>
        <PillList
          oneRow
          items={STATES.map((each) => ({
            href: addressOf(each),
            label: intl.formatMessage({ id: `shop.presales.${each}` }),
            current: each === state ? 'page' : undefined,
          }))}
        />
      </nav>
      {promotions.length > 0 ? (
        <PromotionList promotions={promotions} now={now} onEnd={() => void revalidate()} eager={4} />
      ) : (
        <EmptyState title={intl.formatMessage({ id: `shop.presales.empty.${state}` })} headingLevel={2} />
      )}
    </Page>
  );
}
