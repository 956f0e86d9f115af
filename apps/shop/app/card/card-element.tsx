import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHydrated } from '../activity/use-hydrated.ts';
import { useLocale } from '../messages/messages.tsx';
import * as styles from './card.css.ts';

/** What the provider tells the page about a card: enough to show and save it, never its number. */
export interface ProviderCard {
  token: string;
  brand: string;
  last4: string;
  expiryMonth: number;
  expiryYear: number;
}

/** Methods of the card element. */
export interface CardElementHandle {
  /** Requests the token of the typed card; the element shows errors at its fields if it is invalid. */
  ask: () => void;
}

/** Props of `CardElement`. */
export interface CardElementProps {
  /** The address of the provider's element. */
  address: string;
  onCard: (card: ProviderCard) => void;
  /** The typed card is invalid; the element shows why. */
  onRefused: () => void;
  ref?: Ref<CardElementHandle>;
}

/** Approximate height until the element reports its own (px). */
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
 * The payment provider's card fields in a sandboxed frame: typed data never reaches this page (R6.9). The frame is rendered only once the
 * message listener is in place, because it posts a message as soon as it loads.
 */
export function CardElement({ address, onCard, onRefused, ref }: CardElementProps) {
  const intl = useIntl();
  const locale = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const hydrated = useHydrated();
  useImperativeHandle(ref, () => ({
    // A sandboxed frame has no origin to address; the message contains no secret.
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
