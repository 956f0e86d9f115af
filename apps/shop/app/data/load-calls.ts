import type * as callsModule from './calls.ts';
import { loadCode } from '../connection/page-connection.ts';

type Calls = typeof callsModule;

let known: Calls | undefined;

/** Loads the calls that browsing makes, and the page's client for them. */
export async function loadCalls(): Promise<Calls> {
  return known ?? loadCode(() => import('./calls.ts'));
}

/** The calls, if they have come. */
export const knownCalls = (): Calls | undefined => known;

/** Provides the calls where they came with other code; undefined to load them again. */
export function provideCalls(calls: Calls | undefined): void {
  known = calls;
}
