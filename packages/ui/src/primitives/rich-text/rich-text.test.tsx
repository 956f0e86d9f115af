import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../../testing/index.ts';
import { attacks, surroundings } from './attacks.samples.ts';
import { parseRichText } from '../rich-text-parser/index.ts';
import { RichText } from './index.ts';

function shown(html: string): string {
  const { container, unmount } = renderUi(<RichText content={parseRichText(html)} />);
  const result = container.querySelector('[data-component="rich-text"]')?.innerHTML ?? '';
  unmount();
  return result;
}

const elements = new Set(
  (
    'p br b strong i em u s sub sup small ul ol li h2 h3 h4 h5 h6 a img table caption thead tbody tfoot tr td th ' +
    'div span blockquote hr figure figcaption pre code'
  ).split(' '),
);
const attributes = new Set('href rel src alt width height loading decoding colspan rowspan'.split(' '));
/** Attributes of the box around a table. */
const ofScrollBox = new Set(['role', 'aria-label', 'tabindex', 'class']);

/** Expects only allowed elements and attributes, and no executable addresses. */
function expectHarmless(root: Element): void {
  for (const element of root.querySelectorAll('*')) {
    expect([...elements]).toContain(element.localName);
    const isBox = element.getAttribute('role') === 'group';
    const allowed = (name: string) => attributes.has(name) || (isBox && ofScrollBox.has(name));
    expect(element.getAttributeNames().filter((name) => !allowed(name))).toEqual([]);
    for (const name of ['href', 'src']) {
      const value = element.getAttribute(name);
      if (value === null) continue;
      expect(new URL(value, 'https://shop.example/').protocol).toMatch(
        name === 'src' ? /^https?:$/ : /^(https?|mailto|tel):$/,
      );
    }
  }
}

describe('XSS corpus', () => {
  test.each(attacks)('%s', (attack) => {
    const contents = surroundings.map((place) => parseRichText(place.replaceAll('@', () => attack)));
    const { container } = renderUi(contents.map((content, index) => <RichText key={index} content={content} />));
    for (const root of container.querySelectorAll('[data-component="rich-text"]')) {
      expectHarmless(root);
      // Serialised and parsed again by the browser, it must be the same tree.
      const reread = document.createElement('div');
      reread.innerHTML = root.innerHTML;
      expectHarmless(reread);
      expect(reread.innerHTML).toBe(root.innerHTML);
    }
  });

  // Quadratic work would exceed the runner's timeout.
  test.each(['<a "'.repeat(5000), '<a'.repeat(20_000)])('an attack by length stays text', (attack) => {
    expect(shown(attack)).toBe(attack.replaceAll('<', '&lt;'));
  });

  test('an attack by depth is flattened without losing text', () => {
    const { container } = renderUi(<RichText content={parseRichText('<div>'.repeat(5000))} />);
    const root = container.querySelector('[data-component="rich-text"]');
    expect(root?.querySelectorAll('div')).toHaveLength(5000);
    expect(root?.querySelectorAll(`:scope${' > div'.repeat(32)}`)).toHaveLength(4969);
  });
});

test('preserves allowed elements', async () => {
  const html =
    '<h1>Hinge</h1><p>Solid <b>brass</b> &amp; <a href="/x">steel</a><p>10&ndash;12&nbsp;mm<br>' +
    '<img src="/media/a.png" alt="Drawing" width="40" height="20">';
  expect(shown(html)).toBe(
    '<h2>Hinge</h2><p>Solid <b>brass</b> &amp; <a href="/x">steel</a></p><p>10–12&nbsp;mm<br>' +
      '<img alt="Drawing" width="40" height="20" loading="lazy" decoding="async" src="/media/a.png"></p>',
  );
  const { container } = renderUi(
    <RichText content={parseRichText(`${html}<table><tr><th>A<td colspan=2>B</table>`)} />,
  );
  await expectNoAxeViolations(container);
});

test('marks external links', () => {
  expect(shown('<a href="https://example.com/">x</a><a href="//example.com">y</a>')).toBe(
    '<a href="https://example.com/" rel="noopener nofollow">x</a><a href="//example.com" rel="noopener nofollow">y</a>',
  );
});

test('marks links that browsers treat as external', () => {
  expect(shown('<a href="/\\evil.example/x">x</a><a href="\\\\evil.example">y</a>')).toBe(
    '<a href="//evil.example/x" rel="noopener nofollow">x</a><a href="//evil.example" rel="noopener nofollow">y</a>',
  );
});

test('a scrollable table is focusable and named by its caption', async () => {
  const { user, container } = renderUi(
    <RichText
      content={parseRichText('<table><caption> Glass <b>gaps</b></caption><tr><td>1</table><table><tr><td>2</table>')}
    />,
    { locale: 'zh-CN' },
  );
  await user.tab();
  expect(screen.getByRole('group', { name: 'Glass gaps' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('group', { name: '表格' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

test.each([
  ['<table><tr><td>a<td>b</tr></table>', 'bare rows'],
  ['<p>a<div>b</div>c</p>', 'a block in a paragraph'],
  ['<ul> <li>a <li>b <ul><li>c</ul></ul>', 'unclosed items'],
  ['<table>text<tr>more<td>x</table>', 'text between cells'],
  ['<a href="/1">a<a href="/2">b</a></a>', 'a link in a link'],
  ['</p></div><td>x<li>y<tr>z', 'parts without a whole'],
  ['<h2>a<h3>b</h2>c', 'headings in headings'],
  ['<table><tr><td><p>a</td></p></tr></table>', 'crossing tags'],
])('hydrates %s (%s)', async (html) => {
  const errors = vi.spyOn(console, 'error');
  const node = (
    <IntlProvider locale="en-US" messages={{ 'ui.richText.table': 'Table' }}>
      <RichText content={parseRichText(html)} />
    </IntlProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(node);
  const recovered = vi.fn();
  const root = await act(async () => hydrateRoot(container, node, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
});
