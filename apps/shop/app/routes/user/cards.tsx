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
  useActionData,
  useFetcher,
  useNavigate,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { CardEditor, cardRules } from '../../card/card-editor.tsx';
import * as styles from '../../card/card.css.ts';
import { loadInBrowser } from '../../data/browser-load.ts';
import { changing } from '../../data/changes.ts';
import { cardsQuery } from '../../data/money-queries.ts';
import { loadOnServer, requireBuyer } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, press, saveForm } from '../../form/answer-form.ts';
import { textOf, type FormOutcome } from '../../form/form-outcome.ts';
import { lendStyleNonce } from '../../session/nonce.tsx';
import { PageHead } from '../../shell/page-head.tsx';

const LIST = screens.cards;

export function loader(args: LoaderFunctionArgs) {
  requireBuyer(args);
  return loadOnServer(args, [cardsQuery]);
}

export const clientLoader = () => loadInBrowser([cardsQuery]);

/** Saves a card by its token, deletes one or makes it the default: `intent` is save, delete or default. */
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
  // The tiles open dialogs, which need the nonce for their styles.
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
