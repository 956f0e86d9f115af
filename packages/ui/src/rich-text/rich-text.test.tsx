import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, test, vi } from 'vitest';
import { expectNoAxeViolations, renderUi } from '../testing/index.ts';
import { parseRichText } from '../rich-text-parser/index.ts';
import { RichText } from './index.ts';

function shown(html: string): string {
  const { container, unmount } = renderUi(<RichText content={parseRichText(html)} />);
  const result = container.querySelector('[data-component="rich-text"]')?.innerHTML ?? '';
  unmount();
  return result;
}

describe('XSS corpus', () => {
  test.each([
    '<script>alert(1)</script>',
    '<ScRiPt src=//evil/x.js></sCrIpT >',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<img/src=`x`/onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" jAvA\tScRiPt:alert(1)">x</a>',
    '<a href="&#106;avascript&colon;alert(1)">x</a>',
    '<a href="java&#x0A;script:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="vbscript:x">x</a>',
    '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
    '<form action=/x><input name=a><button>go</button></form>',
    '<<script>alert(1)</script>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<!--><img src=x onerror=alert(1)>-->',
    '<style>*{display:none}</style><link rel=stylesheet href=//evil>',
    '<meta http-equiv=refresh content="0;url=//evil"><base href=//evil>',
    '<template><script>alert(1)</script></template>',
    '<a href="/x" onmouseover="alert(1)" target=_top id=main name=x class=y>x</a>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ])('%s', (html) => {
    const { container } = renderUi(<RichText content={parseRichText(html)} />);
    const root = container.querySelector('[data-component="rich-text"]');
    expect(
      root?.querySelector('script,style,svg,math,iframe,form,input,button,link,meta,base,template,object'),
    ).toBeNull();
    for (const element of root?.querySelectorAll('*') ?? []) {
      const names = element.getAttributeNames();
      const unexpected = names.filter((name) => !['href', 'rel', 'src', 'alt', 'loading', 'decoding'].includes(name));
      expect(unexpected).toEqual([]);
      expect(element.getAttribute('href') ?? element.getAttribute('src') ?? '').not.toMatch(
        /^\s*(java|vb)script|^data/i,
      );
    }
  });

  test('an attack by length costs little time', () => {
    const started = performance.now();
    shown('<a "'.repeat(5000));
    shown('<a'.repeat(20000));
    shown('<div>'.repeat(5000));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test('keeps what texts are made of', async () => {
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

test('links that leave the shop are marked', () => {
  expect(shown('<a href="https://example.com/">x</a><a href="//example.com">y</a>')).toBe(
    '<a href="https://example.com/" rel="noopener nofollow">x</a><a href="//example.com" rel="noopener nofollow">y</a>',
  );
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
