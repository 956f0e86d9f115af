import { lazy, memo, Suspense, useDeferredValue, type ComponentType } from 'react';
import { wasPressedEarly } from './early-press.ts';
import { isRoomRemembered } from './room-memory.ts';
import { loadCode } from '../connection/page-connection.ts';
import { loadActiveMessages } from '../messages/active-messages.ts';

/** Events that count as activity. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Resolves with the visitor's first activity. The listeners are added at load time, so that a click before the lazy parts render counts.
 */
export const visitorIsActive = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      // A remembered open chat reopens without activity, and an early click already is activity.
      if (isRoomRemembered() || wasPressedEarly()) resolve();
      const wake = () => {
        for (const sign of SIGNS) window.removeEventListener(sign, wake, { capture: true });
        resolve();
      };
      for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, passive: true });
    });

const serverParts: Promise<void>[] = [];

/** Resolves once the server has loaded all lazy parts, so that it renders them in place. */
export function quietPartsLoaded(): Promise<unknown> {
  return Promise.all(serverParts);
}

function loadedOnServer<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  serverParts.push(
    load().then((module) => {
      Loaded = module.default;
    }),
  );
  return function ServerPart(props: Props) {
    if (!Loaded) throw new Error('a quiet part was rendered before quietPartsLoaded()');
    return <Loaded {...props} />;
  };
}

/**
 * Chromium keeps a module whose load broke off as failed until the next document. Suspending for ever keeps the server-rendered part, with
 * working links and forms, instead of failing the page; the browser has logged the request.
 */
function wait(): Promise<never> {
  return new Promise(() => undefined);
}

function lazyInBrowser<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy<ComponentType<object>>(async () => {
    await visitorIsActive;
    const [part] = await Promise.all([loadCode(load), loadActiveMessages()]).catch(wait);
    return part as { default: ComponentType<object> };
  }) as ComponentType<Props>;
}

/**
 * A server-rendered part whose code loads with the visitor's first activity. Its props are deferred: otherwise React would suspend a change
 * around it until the code has loaded.
 */
export function lazyWhenActive<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = import.meta.env.SSR ? loadedOnServer(load) : lazyInBrowser(load);
  const Boundary = memo(function Boundary({ given }: { given: Props }) {
    return (
      <Suspense fallback={null}>
        <Part {...given} />
      </Suspense>
    );
  }, hasSameProps);
  return function LazyPart(props) {
    return <Boundary given={useDeferredValue(props)} />;
  };
}

/** Whether all props are unchanged. */
function hasSameProps<Props extends object>({ given: before }: { given: Props }, { given: now }: { given: Props }) {
  const names = Object.keys(now) as (keyof Props)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}
