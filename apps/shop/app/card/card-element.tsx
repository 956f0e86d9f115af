import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHydrated } from '../activity/use-hydrated.ts';
import { useLocale } from '../messages/messages.tsx';
import * as styles from './card.css.ts';

/** What the provider tells the page of a card: enough to show it and to save it, never its number. */
export interface ProviderCard {
  token: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** What the page can ask of the element. */
export interface CardElementHandle {
  /** Has it hand over the card that was typed, or say at its fields why it is none. */
  ask: () => void;
}

/** What the provider's element takes. */
export interface CardElementProps {
  /** The provider's address of it. */
  address: string;
  onCard: (card: ProviderCard) => void;
  /** What was typed is no card; the element says why. */
  onRefused: () => void;
  ref?: Ref<CardElementHandle>;
}

/** About as high as the element is, until it says so itself (px). */
const FIRST_HEIGHT = 340;

interface ElementMessage {
  type?: unknown;
  height?: unknown;
  card?: unknown;
}

function isCard(value: unknown): value is ProviderCard {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

/**
 * The payment provider's own fields, in a frame that is closed to this page: what is typed there never reaches it (R6.9). It comes
 * once somebody listens, because it speaks with its first breath.
 */
export function CardElement({ address, onCard, onRefused, ref }: CardElementProps) {
  const intl = useIntl();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const hydrated = useHydrated();
  useImperativeHandle(ref, () => ({
    // A closed frame has no origin that could be named; the question holds nothing secret.
    ask: () => frame.current?.contentWindow?.postMessage({ type: 'rider-card:ask' }, '*'),
  }));
  useEffect(() => {
    const listen = (event: MessageEvent<ElementMessage>) => {
      if (event.source === null || event.source !== frame.current?.contentWindow) return;
      const { type, height: wished, card } = event.data;
      if (type === 'rider-card:height' && typeof wished === 'number') setHeight(Math.ceil(wished));
      else if (type === 'rider-card:token' && isCard(card)) onCard(card);
      else if (type === 'rider-card:refused') onRefused();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onCard, onRefused]);
  if (!hydrated) return <FormattedMessage id="shop.cards.needsScript" />;
  return (
    <iframe
      ref={frame}
      sandbox="allow-scripts allow-forms"
      src={`${address}?lang=${locale}`}
      title={intl.formatMessage({ id: 'shop.cards.element' })}
      height={height}
      className={styles.frame}
    />
  );
}
