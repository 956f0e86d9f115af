import { screens } from '@rider/model/screens';
import { beginCardSetup, deleteCard, saveCard, setDefaultCard } from '@rider/api/card';
import { ApiError, type Api } from '@rider/api/transport';
import type { CardSetup, SavedCard } from '@rider/model/card';
import { LinkButton } from '@rider/ui/button';
import { CreditCardTile } from '@rider/ui/credit-card-tile';
import { EmptyState } from '@rider/ui/empty-state';
import { Banner } from '@rider/ui/banner';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  useActionData,
  useFetcher,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { ADD_CARD, CardEditor, cardRules } from '../../card/card-editor.tsx';
import { CARD_FORM_HEADER } from '../../card/card-form-header.ts';
import * as styles from '../../card/card.css.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { cardsQuery } from '../../balance/balance-queries.ts';
import { answerIn, fetchOnServer, callBackend, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, press, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { localized } from '../../messages/localized-path.ts';
import { useLocale } from '../../messages/messages.tsx';
import { lendStyleNonce } from '../../session/nonce.tsx';
import { ScreenTitle } from '../../page-head/screen-title.tsx';

const LIST = screens.cards;

/** What the screen that adds a card needs: a setup, or why there is none; neither elsewhere. */
interface Adding {
  setup: CardSetup | null;
  rejection: string;
}

const isAddress = (request: Request): boolean => new URL(request.url).searchParams.has('add');

async function loadSetup(api: Api): Promise<Adding> {
  try {
    return { setup: await beginCardSetup(api), rejection: '' };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'rejected') return { setup: null, rejection: error.message };
    throw error;
  }
}

export async function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  const { provider } = answerIn(await fetchOnServer(args, [cardsQuery]), cardsQuery);
  if (!isAddress(args.request) || !provider.available) return data<Adding>({ setup: null, rejection: '' });
  const adding = await callBackend(args, ({ api }) => loadSetup(api));
  const isForeign = adding.setup?.sandboxScript === null;
  return data(adding, { headers: isForeign ? { [CARD_FORM_HEADER]: 'stripe' } : {} });
}

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<Adding> {
  const [adding] = await Promise.all([
    isAddress(request) ? serverLoader<typeof loader>() : { setup: null, rejection: '' },
    loadInBrowser([cardsQuery]),
  ]);
  return adding;
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** Saves the card of a setup, deletes one or makes it the default: `intent` is save, delete or default. */
export function action(args: ActionFunctionArgs) {
  return answerForm(args, async (api, form) => {
    const cardId = textOf(form, 'cardId');
    switch (textOf(form, 'intent')) {
      case cardRules.intent:
        return saveForm(api, form, {
          ...cardRules,
          save: async ({ card: token, cardholder, isDefault }) => {
            await saveCard(api, { token, cardholder, isDefault });
            return LIST;
          },
        });
      case 'delete':
        return press('delete', () => deleteCard(api, cardId), LIST);
      case 'default':
        return press('default', () => setDefaultCard(api, cardId), LIST);
    }
    return LIST;
  });
}

export const clientAction = changing('card');

/** The buyer's saved cards: `?add=1` adds one. */
export default function Cards() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { setup, rejection } = useLoaderData<typeof loader>();
  const { cards, provider } = useQuery(cardsQuery);
  const outcome = useActionData<FormOutcome>();
  const title = intl.formatMessage({ id: 'shop.cards.title' });
  return (
    <>
      <ScreenTitle title={title} />
      {provider.sandbox && (
        <Banner tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.sandbox.cards" />
        </Banner>
      )}
      {rejection !== '' && <Banner tone="danger">{rejection}</Banner>}
      {setup !== null ? (
        <CardEditor setup={setup} outcome={outcome} onCancel={() => void navigate(LIST)} />
      ) : (
        <CardList cards={cards} canAdd={provider.available} />
      )}
    </>
  );
}

function CardList({ cards, canAdd }: { cards: SavedCard[]; canAdd: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  // The tiles open dialogs, which need the nonce for their styles.
  useEffect(lendStyleNonce, []);
  const add = canAdd && (
    <LinkButton href={localized(locale, ADD_CARD)} target="_self" variant="primary" icon="plus">
      <FormattedMessage id="shop.cards.add" />
    </LinkButton>
  );
  if (cards.length === 0) {
    return (
      <EmptyState icon="card" title={intl.formatMessage({ id: 'shop.cards.empty' })} actions={add}>
        {intl.formatMessage({ id: canAdd ? 'shop.cards.privacy' : 'shop.cards.unavailable' })}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <Tile card={card} />
          </li>
        ))}
      </ul>
      {add && <div>{add}</div>}
    </>
  );
}

function Tile({ card }: { card: SavedCard }) {
  const fetcher = useFetcher();
  const send = (intent: 'default' | 'delete') =>
    void fetcher.submit({ intent, cardId: card.id }, { method: 'post', action: LIST });
  const underWay = fetcher.formData?.get('intent');
  const pending = underWay === 'default' ? 'default' : underWay === 'delete' ? 'remove' : undefined;
  return (
    <CreditCardTile
      card={card}
      onMakeDefault={() => send('default')}
      onRemove={() => send('delete')}
      pending={pending}
    />
  );
}
