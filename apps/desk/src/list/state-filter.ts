import type { ListScreenProps } from './list-screen.tsx';

/** The filter of a list by state, with the messages `state`, `allStates` and `state.<state>` of its screen. */
export function stateFilter<State extends string>(
  states: readonly State[],
  say: (name: 'state' | 'allStates' | `state.${NoInfer<State>}`) => string,
): NonNullable<ListScreenProps<unknown>['states']> {
  const options = states.map((state) => ({ value: state, label: say(`state.${state}`) }));
  return { label: say('state'), all: say('allStates'), options };
}
