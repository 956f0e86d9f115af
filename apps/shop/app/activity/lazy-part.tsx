import { lazy, memo, Suspense, useDeferredValue, type ComponentType } from 'react';
import { useNavigationType } from 'react-router';
import { wasPressedEarly } from './early-press.ts';
import { hasStoredFields } from './stored-fields.ts';
import { isConnectionFast } from './connection-quality.ts';
import { wasChatOpen } from './chat-memory.ts';
import { loadCode } from '../connection/page-connection.ts';
import { loadOtherMessages } from '../messages/other-messages.ts';

/** Events that show that the visitor uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Resolves when the page is loaded and idle, or at the visitor's first activity; on a slow connection only at that. Listeners are added at
 * load time, so that a click before the lazy parts render counts.
 */
export const pageHasSettled = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      // A remembered open chat reopens at once, so does what was typed in another language, and an early click already is activity.
      if (wasChatOpen() || hasStoredFields() || wasPressedEarly()) resolve();
      const settle = () => {
        for (const sign of SIGNS) window.removeEventListener(sign, settle, { capture: true });
        resolve();
      };
      for (const sign of SIGNS) window.addEventListener(sign, settle, { capture: true, passive: true });
      if (isConnectionFast()) void whenIdle().then(settle);
    });

/** Maximum wait for idle time (ms): after some loads Chromium reports none until the visitor touches the page. */
const IDLE_PATIENCE_MS = 1000;

/** Resolves when the document is loaded and the browser has nothing to do, or has had time for it. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: IDLE_PATIENCE_MS });
    // Safari has no requestIdleCallback.
    else setTimeout(resolve);
  });
}

const loads: Promise<unknown>[] = [];

/**
 * Resolves once all lazy parts that are known by now are loaded: the server renders them in place, the browser can show changes around
 * them.
 */
export function lazyPartsLoaded(): Promise<unknown> {
  return Promise.all(loads);
}

/** A part that the server loads before it renders: what suspends there would be missing in the document. */
export function loadedOnServer<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let Loaded: ComponentType<Props> | undefined;
  loads.push(
    load().then((module) => {
      Loaded = module.default;
    }),
  );
  return function ServerPart(props: Props) {
    if (!Loaded) throw new Error('a lazy part was rendered before lazyPartsLoaded()');
    return <Loaded {...props} />;
  };
}

/**
 * Chromium treats a module whose load broke off as failed until the next document. Suspending forever preserves the server-rendered part, with
 * working links and forms, instead of failing the page; the browser has logged the request.
 */
function wait(): Promise<never> {
  return new Promise(() => undefined);
}

/**
 * A part that only some of a route's pages have: server-rendered in place, and its code is loaded only where it is shown. `load` is guarded
 * by loadCode.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  if (import.meta.env.SSR) return loadedOnServer(load);
  const Part = lazy<ComponentType<object>>(async () => {
    const [part] = await Promise.all([load(), loadOtherMessages()]);
    return part as { default: ComponentType<object> };
  });
  return Part as ComponentType<Props>;
}

function lazyInBrowser<Module>(load: () => Promise<Module>, partOf: (module: Module) => ComponentType<object>) {
  // Starts before the part is rendered, so that a screen with prefetched code has its lazy parts, too.
  const loaded = pageHasSettled.then(() => Promise.all([loadCode(load), loadOtherMessages()])).catch(wait);
  loads.push(loaded);
  return lazy(async () => ({ default: partOf((await loaded)[0]) }));
}

/** The path of the document: a change there before the page is hydrated must not take away what the server rendered. */
const documentPath = import.meta.env.SSR ? '' : window.location.pathname;

/** How a lazy part appears. */
interface Appearance {
  /** Below the first view: on a screen that a link leads to, it is rendered after what is above it. */
  isBelow?: boolean;
}

/**
 * A server-rendered part whose code loads once the page has settled. Until then its props are deferred: otherwise React would
 * suspend a change around it. `name` is that of the component in its module.
 */
export function lazyPart<Name extends string, Module extends Record<Name, unknown>>(
  load: () => Promise<Module>,
  name: Name,
  { isBelow = false }: Appearance = {},
): Module[Name] {
  let isHere = false;
  const Part = import.meta.env.SSR
    ? loadedOnServer(async () => ({ default: (await load())[name] as ComponentType<object> }))
    : lazyInBrowser(load, ({ [name]: part }) => {
        isHere = true;
        return part as ComponentType<object>;
      });
  const Boundary = memo(function Boundary({ given }: { given: object }) {
    return (
      <Suspense fallback={null}>
        <Part {...given} />
      </Suspense>
    );
  }, hasSameProps);
  return function LazyPart(props: object) {
    // Back and forward restore a place on the page, and a fragment names one: these need the whole page at once.
    const isFollowed =
      useNavigationType() === 'PUSH' && window.location.hash === '' && window.location.pathname !== documentPath;
    // What never changes defers nothing: `true` represents the props of this rendering.
    const now = isHere || props;
    const given = useDeferredValue<object | true | null>(now, isBelow && isFollowed ? null : now);
    return given && <Boundary given={given === true ? props : given} />;
  } as Module[Name];
}

/** Whether all props are unchanged. */
function hasSameProps({ given: before }: { given: object }, { given: now }: { given: object }) {
  const names = Object.keys(now) as (keyof typeof now)[];
  return names.length === Object.keys(before).length && names.every((name) => Object.is(before[name], now[name]));
}
