import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomRuns } from '../../../tests/random-runs.ts';
import { Browser } from './browser.ts';
import { AGENT, BUYER, SimulatedServer, type Fault } from './server.ts';
import { World } from './world.ts';

const FAULTS: Fault[] = [
  'none',
  'drop-before-save',
  'drop-after-save',
  'late-save',
  'half-open-before-save',
  'half-open-after-save',
  'echo-twice',
  'slow-echo',
];

type Step =
  | { type: 'send'; tab: number; text: string }
  | { type: 'agent' }
  | { type: 'cut' }
  | { type: 'kill'; tab: number }
  | { type: 'fail-calls'; count: number }
  | { type: 'wait'; milliseconds: number };

const steps = fc.array(
  fc.oneof(
    // Equal texts on purpose: content must not identify a message.
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('send' as const),
        tab: fc.nat(1),
        text: fc.constantFrom('ok', 'ok', 'yes', '40 hinges', '<b>bold</b> text', ' 你好 '),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('agent' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('cut' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('kill' as const), tab: fc.nat(1) }) },
    {
      weight: 1,
      arbitrary: fc.record({ type: fc.constant('fail-calls' as const), count: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('wait' as const),
        milliseconds: fc.constantFrom(5, 60, 900, 4_000, 14_000),
      }),
    },
  ),
  { minLength: 4, maxLength: 25 },
);

/** Runs a schedule, then continues until nothing is pending. */
async function play(
  kind: { storesIds: boolean; resumes?: boolean },
  schedule: Step[],
  faults: Fault[],
  skewSeconds: number,
) {
  const world = new World();
  const server = new SimulatedServer(world, { ...kind, skewSeconds });
  server.faults = [...faults];
  const browser = new Browser(world, server);
  const tabs = [browser.openTab(), browser.openTab()];
  for (const { client } of tabs) void client.open(AGENT);
  await world.runUntil(world.now + 500);
  const sent: string[] = [];
  for (const step of schedule) {
    if (step.type === 'send') {
      if (tabs[step.tab]?.client.sendText(step.text)) sent.push(step.text.trim());
    } else if (step.type === 'agent') server.sendAsAgent(`answer ${server.rows.length}`);
    else if (step.type === 'cut') server.cutAll();
    else if (step.type === 'fail-calls') server.failingCalls = step.count;
    else if (step.type === 'kill') {
      tabs[step.tab]?.kill();
      const reloaded = browser.openTab();
      tabs[step.tab] = reloaded;
      void reloaded.client.open(AGENT);
    }
    await world.runUntil(world.now + (step.type === 'wait' ? step.milliseconds : 30));
  }
  server.failingCalls = 0;
  server.faults = [];
  await world.runUntil(world.now + 300_000);
  const stored = server.rows.filter(({ uid }) => uid === BUYER).map(({ msn }) => msn);
  const views = tabs.map(({ client }) => client.getSnapshot());
  return { sent, stored, views, all: server.rows.map(({ id }) => id) };
}

const asStored = (text: string) => text.replaceAll(/<[^>]*>?/g, '').trim();

describe.each([
  ['a server that stores client ids and resumes', { storesIds: true, resumes: true }],
  ['a server that stores client ids', { storesIds: true }],
  ['a server as captured, without client ids', { storesIds: false }],
])('[R7.12] with %s', (_, kind) => {
  test('no fault loses, duplicates or reorders a message', async () => {
    const property = fc.asyncProperty(
      steps,
      fc.array(fc.constantFrom(...FAULTS), { maxLength: 10 }),
      fc.constantFrom(0, -7200, 86_400),
      async (schedule, faults, skewSeconds) => {
        const { sent, stored, views, all } = await play(kind, schedule, faults, skewSeconds);
        expect(stored.toSorted()).toEqual((kind.storesIds ? sent : sent.map(asStored)).toSorted());
        for (const view of views) {
          expect(view.unconfirmed).toEqual([]);
          const ids = view.messages.map(({ id }) => id);
          expect(ids).toEqual(all.slice(all.length - ids.length));
          expect(ids.length).toBeGreaterThanOrEqual(Math.min(all.length, 20));
        }
      },
    );
    await fc.assert(property, randomRuns(300));
  });
});
