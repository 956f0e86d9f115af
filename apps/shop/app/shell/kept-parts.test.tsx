import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import { KeptPart, PartKeeperContext } from './kept-part.tsx';
import { KeptParts } from './kept-parts.server.ts';

let rendered = 0;
const nextTurn = () => (rendered += 1);

function Goods({ name }: { name: string }) {
  return (
    <p>
      {name} {nextTurn()}
    </p>
  );
}

function Labelled() {
  const id = useId();
  return (
    <p id={id} data-turn={nextTurn()}>
      labelled
    </p>
  );
}

function Page({ names, locale = 'en-US' }: { names: string[]; locale?: 'en-US' | 'zh-CN' }) {
  return (
    <MessagesProvider locale={locale} messages={{}}>
      <main>
        {names.map((name) => (
          <KeptPart key={name} name="goods" shows={{ name }}>
            <Goods name={name} />
          </KeptPart>
        ))}
        <KeptPart name="labelled" shows={null}>
          <Labelled />
        </KeptPart>
      </main>
    </MessagesProvider>
  );
}

function documentOf(page: ReactNode): string {
  const parts = new KeptParts();
  return parts.finish(renderToString(<PartKeeperContext value={parts}>{page}</PartKeeperContext>));
}

test('a part is rendered once for all documents that show the same, per language', () => {
  const first = documentOf(<Page names={['hinge']} />);
  const turns = rendered;
  expect(documentOf(<Page names={['hinge']} />)).toBe(first);
  expect(rendered).toBe(turns);
  documentOf(<Page names={['hinge']} locale="zh-CN" />);
  expect(rendered).toBe(turns + 2);
});

test('a part that shows other things, one of them inside of another or a list of the same, is another part', () => {
  const shown = (shows: unknown) =>
    documentOf(
      <MessagesProvider locale="en-US" messages={{}}>
        <KeptPart name="shown" shows={shows}>
          <Goods name="hinge" />
        </KeptPart>
      </MessagesProvider>,
    );
  const one = { id: 1, within: { stock: 2 } };
  const different = [
    one,
    [one],
    { ...one, within: { stock: 3 } },
    [one, '1'],
    [one, 1],
    [[one], 1],
    [one, undefined],
    null,
  ];
  const documents = different.map(shown);
  expect(new Set(documents).size).toBe(different.length);
  expect(different.map((shows) => shown(structuredClone(shows)))).toEqual(documents);
});

test('[R10.1] a name that looks like a mark or a replacement stays text', () => {
  const name = '$& $1 </p>0= 0(';
  for (let turn = 0; turn < 2; turn += 1) {
    expect(documentOf(<Page names={[name]} />)).toContain('$&amp; $1 &lt;/p&gt;0= 0(');
  }
});

test('a kept part has the ids of its place, as the browser makes them', () => {
  const idIn = (html: string) => /id="(_R_\w+)"/.exec(html)?.[1];
  for (const names of [['clamp'], ['clamp', 'knob'], ['clamp', 'knob', 'seal']]) {
    // Without a keeper, as in the browser.
    const wanted = idIn(renderToString(<Page names={names} />));
    expect(wanted).toBeDefined();
    expect([idIn(documentOf(<Page names={names} />)), idIn(documentOf(<Page names={names} />))]).toEqual([
      wanted,
      wanted,
    ]);
  }
});
