import { withQuery } from '@rider/model/screens';
import { PillList } from '@rider/ui/pill-list';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator, useSearchParams } from 'react-router';
import { browserLoader } from '../../data/browser-load.ts';
import type { PresaleState } from '../../promotion/promotion-answers.ts';
import { presalesQuery } from '../../promotion/promotion-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { serverLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { PromotionListPage } from '../../promotion/promotion-list-page.tsx';
import { promotionLists } from '../../promotion-address/promotion-screens.ts';

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

/** Products that can be reserved before they are in stock, by state: active, scheduled, ended. */
export default function Presales() {
  const intl = useIntl();
  const { revalidate } = useRevalidator();
  const state = stateOf(useSearchParams()[0]);
  const { promotions, now } = useQuery(presalesQuery(state));
  const title = intl.formatMessage({ id: 'shop.presales.title' });
  const stateName = (each: PresaleState) => intl.formatMessage({ id: `shop.presales.${each}` });
  return (
    <PromotionListPage
      title={title}
      documentTitle={state === STATES[0] ? title : `${stateName(state)}, ${title}`}
      description={intl.formatMessage({ id: 'shop.presales.description' })}
      intro={<FormattedMessage id="shop.presales.intro" />}
      canonicalPath={addressOf(state)}
      empty={intl.formatMessage({ id: `shop.presales.empty.${state}` })}
      promotions={promotions}
      now={now}
      onEnd={() => void revalidate()}
    >
      <nav aria-label={intl.formatMessage({ id: 'shop.presales.states' })}>
        <PillList
          oneRow
          items={STATES.map((each) => ({
            href: addressOf(each),
            label: stateName(each),
            current: each === state ? 'page' : undefined,
          }))}
        />
      </nav>
    </PromotionListPage>
  );
}
