import { screens } from '@rider/model/screens';
import { deleteCard, saveCard, setDefaultCard } from '@rider/api/card';
import type { SavedCard } from '@rider/model/card';
import { LinkButton } from '@rider/ui/button';
import { CreditCardTile } from '@rider/ui/credit-card-tile';
import { EmptyState } from '@rider/ui/empty-state';
import { Notice } from '@rider/ui/notice';
import { Heading } from '@rider/ui/text';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  data,
  redirect,
  useActionData,
  useFetcher,
  useNavigate,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { formOf } from '../../form/form-of.ts';
import { CardEditor, checkCard } from '../../card/card-editor.tsx';
import * as styles from '../../card/card.css.ts';
import { forget, loadInBrowser } from '../../data/browser-load.ts';
import { cardsQuery } from '../../data/money-queries.ts';
import { requestScope } from '../../data/request-scope.ts';
import { asResponse, loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { saveForm, textsOf, type FormOutcome } from '../../form/form-outcome.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';
import { PageHead } from '../../shell/page-head.tsx';

const LIST = screens.cards;

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [cardsQuery]);
}

export function clientLoader() {
  forget('cards');
  return loadInBrowser([cardsQuery]);
}

/** Saves a card by its token, removes one or prefers it: `intent` is save, delete or default. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api, origin } = context.get(requestScope);
  const typed = textsOf(await formOf(request));
  const { intent, cardId = '' } = typed;
  try {
    if (intent === 'save') {
      const outcome = await saveForm(typed, {
        intent,
        check: checkCard,
        save: ({ card: token, cardholder, isDefault }) => saveCard(api, { token, cardholder, isDefault }),
      });
      if (!outcome.saved) return data<FormOutcome>(outcome, { status: 422 });
    } else if (intent === 'delete') await deleteCard(api, cardId);
    else if (intent === 'default') await setDefaultCard(api, cardId);
    return redirect(LIST);
  } catch (error) {
    throw asResponse(error, request, origin);
  }
}

/** The buyer's saved cards (R6.9): `?add=1` adds one. */
export default function Cards() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { cards, provider } = useQuery(cardsQuery);
  const outcome = useActionData<FormOutcome>();
  const title = intl.formatMessage({ id: 'shop.cards.title' });
  const isAdding = parameters.has('add') && provider.available;
  return (
    <>
      <PageHead title={title} />
      <Heading level={1} size="title2">
        {title}
      </Heading>
      {provider.sandbox && (
        <Notice tone="warning" title={intl.formatMessage({ id: 'shop.sandbox.title' })}>
          <FormattedMessage id="shop.sandbox.cards" />
        </Notice>
      )}
      {isAdding ? (
        <CardEditor provider={provider} outcome={outcome} onCancel={() => void navigate(LIST)} />
      ) : (
        <CardList cards={cards} canAdd={provider.available} />
      )}
    </>
  );
}

function CardList({ cards, canAdd }: { cards: SavedCard[]; canAdd: boolean }) {
  const intl = useIntl();
  // The tiles ask before they remove, in dialogs.
  useEffect(lendStyleNonce, []);
  return (
    <>
      {cards.length === 0 && (
        <EmptyState icon="card" title={intl.formatMessage({ id: 'shop.cards.empty' })}>
          {intl.formatMessage({ id: canAdd ? 'shop.cards.privacy' : 'shop.cards.unavailable' })}
        </EmptyState>
      )}
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.id}>
            <Tile card={card} />
          </li>
        ))}
      </ul>
      {canAdd && (
        <div>
          <LinkButton href={`${LIST}?add=1`} variant="primary" icon="plus">
            <FormattedMessage id="shop.cards.add" />
          </LinkButton>
        </div>
      )}
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
