import { lazy, memo, Suspense, useDeferredValue, type ComponentType } from 'react';
import { wasPressedEarly } from '../chat/early-press.ts';
import { isRoomRemembered } from '../chat/room-memory.ts';
import { loadCode } from '../connection/page-connection.ts';
import { loadActiveMessages } from '../messages/active-messages.ts';

/** What a visitor does first: move, touch, type, scroll. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Resolves with the first sign that somebody is there. Listened for from the start: who pressed a button before the quiet parts
 * were looked at would else wait for a second sign.
 */
export const visitorIsActive = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      // Who left the chat open is there already: it comes back by itself. So is who pressed before this script came.
      if (isRoomRemembered() || wasPressedEarly()) resolve();
      const wake = () => {
        for (const sign of SIGNS) window.removeEventListener(sign, wake, { capture: true });
        resolve();
      };
      for (const sign of SIGNS) window.addEventListener(sign, wake, { capture: true, passive: true });
    });

const serverParts: Promise<void>[] = [];

/** Resolves once the server has the code of all quiet parts: then they render in place instead of being moved there by script. */
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

function lazyInBrowser<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return lazy<ComponentType<object>>(async () => {
    await visitorIsActive;
    const [part] = await Promise.all([loadCode(load), loadActiveMessages()]);
    return part as { default: ComponentType<object> };
  }) as ComponentType<Props>;
}

/**
 * A part of a screen that works as HTML until somebody uses it: server-rendered like the rest, its code fetched with the
 * visitor's first move. What is chosen around it meanwhile reaches it once it has its code: React would else put off the choice
 * until then, and take back what the visitor sees of it.
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

/** Whether all that is given is what was given before. */
function hasSameProps<Props extends object>({ given: before }: { given: Props }, { given: now }: { given: Props }) {
  const names = Object.keys(now) as (keyof Props)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}
