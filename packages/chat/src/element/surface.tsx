'use client';

import '@rider/ui/reset';
import { LinkProvider, type LinkProps } from '@rider/ui/link';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useMessageSound } from '../attention/index.ts';
import { Composer, type Drafts } from '../composer/index.ts';
import type { WindowClient } from '../core/index.ts';
import { ChatProvider, type ChatMessages } from '../provider/index.ts';
import { ChatWindow } from '../window/index.ts';
import * as styles from './element.css.ts';
import { compiledTexts } from './compiled-texts.ts';
import { lastingStorage } from '../storage/index.ts';
import type { RiderChatSettings } from './settings.ts';
import { SignInPanel } from './sign-in-panel.tsx';
import { windowStyles } from './stylesheet.ts';

/** Props of the surface. */
export interface SurfaceState {
  /** Undefined if there is no conversation; `problem` is the reason. */
  client: WindowClient | undefined;
  problem: 'session' | 'failed' | undefined;
  locale: string;
  messages: ChatMessages;
  /** Unsent drafts. */
  drafts: Drafts | undefined;
  theme: string;
  /** Time zone of the times; the shop's when undefined. */
  timeZone: string | undefined;
  currency: string | undefined;
  agentUid: string | undefined;
  /** The shop's origin. */
  origin: string;
  settings: RiderChatSettings;
  onClose(): void;
  onRetry(): void;
}

/** The window in the shadow root. */
export interface Surface {
  show(state: SurfaceState): void;
  /** Appends a text in the editor. */
  prefill(text: string, agentUid: string): void;
  close(): void;
}

/** Links to the shop open a new tab, so that the page stays. */
function LinkInNewTab({ children, ...props }: LinkProps) {
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
    </a>
  );
}

/** Plays sounds also while the window is closed. */
function MessageSound({ client }: { client: WindowClient }) {
  useMessageSound(client);
  return null;
}

interface EmbeddedProps {
  state: SurfaceState;
  /** A new number makes the composer read its draft again. */
  turn: number;
}

function Embedded({ state, turn }: EmbeddedProps) {
  const { client, locale, messages, drafts, origin, settings, theme } = state;
  const shop = origin + (locale === 'zh-CN' ? '/zh-CN' : '');
  const {
    getProductHref = (productId, sku) =>
      `${shop}/goods_detail/${encodeURIComponent(productId)}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`,
    getOrderHref = (orderNumber) => `${shop}/order_detail?orderId=${encodeURIComponent(orderNumber)}`,
    signInHref = `${shop}/login`,
    timeZone = state.timeZone,
    currency = state.currency,
  } = settings;
  const composer = (onEnd: () => void) =>
    client && <Composer key={turn} client={client} drafts={drafts} storage={lastingStorage} onEnd={onEnd} />;
  return (
    <div className={styles.theme} data-theme={theme} lang={locale}>
      <div className={styles.surface}>
        <LinkProvider component={LinkInNewTab} screens={null}>
          <ChatProvider
            locale={locale}
            timeZone={timeZone}
            currency={currency}
            messages={{ ...messages, ...compiledTexts(settings.texts) }}
            getProductHref={getProductHref}
            getOrderHref={getOrderHref}
            signInHref={signInHref}
          >
            {client ? (
              <ChatWindow client={client} agentUid={state.agentUid} onClose={state.onClose} renderComposer={composer} />
            ) : (
              <SignInPanel problem={state.problem ?? 'failed'} onRetry={state.onRetry} onClose={state.onClose} />
            )}
          </ChatProvider>
        </LinkProvider>
      </div>
    </div>
  );
}

/** Creates the React root. `idPrefix` makes ids unique when a page has several. */
export function createSurface(root: ShadowRoot, idPrefix: string, onError: (error: unknown) => void): Surface {
  const container = root.ownerDocument.createElement('div');
  root.append(container);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, windowStyles()];
  let turn = 0;
  let shown: SurfaceState | undefined;
  let isOpen = false;
  const react = createRoot(container, { identifierPrefix: idPrefix, onUncaughtError: onError });
  const render = () => {
    const state = shown;
    // Synchronous, because the focus moves with the opening and closing.
    flushSync(() =>
      react.render(
        state && (
          <>
            {state.client && <MessageSound client={state.client} />}
            {isOpen && <Embedded state={state} turn={turn} />}
          </>
        ),
      ),
    );
  };
  return {
    show: (state) => {
      shown = state;
      isOpen = true;
      render();
    },
    prefill: (text, agentUid) => {
      const drafts = shown?.drafts;
      const before = drafts?.read(agentUid) ?? '';
      drafts?.write(agentUid, before === '' ? text : `${before}\n${text}`);
      const editor = () => container.querySelector('textarea');
      const wasWriting = root.activeElement !== null && root.activeElement === editor();
      turn += 1;
      render();
      if (wasWriting) editor()?.focus();
    },
    close: () => {
      isOpen = false;
      render();
    },
  };
}
