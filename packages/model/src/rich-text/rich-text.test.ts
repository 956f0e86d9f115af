import { expect, test } from 'vitest';
import { localizedRichText, validate } from '../validation/index.ts';
import { hasContent, sanitizeRichText } from './index.ts';

test('[B15] a sanitised text has the allowed elements, attributes and addresses alone', () => {
  const pasted =
    '<h1 style="color:red" onclick="steal()">Care</h1><script>steal()</script><p class="x">Wipe &amp; <b>dry</b>: ' +
    '5 &lt; 6 <a href="javascript:steal()">a</a> <a href=" java\nscript:steal()">b</a> <a href="/about" target="_blank">c</a>' +
    '<img src="data:text/html,x" alt="d" onerror="steal()"></p><iframe src="//evil.test"></iframe><svg onload="steal()"></svg>' +
    '<table style="width:9px"><colgroup><col></colgroup><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>';
  const sanitised = sanitizeRichText(pasted);
  expect(sanitised).toBe(
    '<h2>Care</h2><p>Wipe &amp; <b>dry</b>: 5 &lt; 6 <a>a</a> <a>b</a> <a href="/about">c</a><img alt="d"></p>' +
      '<table><tbody><tr><td colspan="2"><p>1</p></td></tr></tbody></table>',
  );
  expect(sanitizeRichText(sanitised)).toBe(sanitised);
});

test('[B15] quotes and entities stay text', () => {
  const html = '<p>6″ × 10&nbsp;mm &quot;&lt;script&gt;&quot;</p><img alt="a&quot;b&lt;c" src="/media/a.webp">';
  expect(sanitizeRichText(html)).toBe(
    '<p>6″ × 10\u00a0mm "&lt;script&gt;"</p><img alt="a&quot;b&lt;c" src="/media/a.webp">',
  );
});

test('[B15] a text without content counts as missing', () => {
  expect(['', ' ', '<p></p>', '<p>&nbsp;<br></p>', '<script>x</script>'].filter(hasContent)).toEqual([]);
  expect(['a', '<p>a</p>', '<p><img src="/a.webp"></p>'].every(hasContent)).toBe(true);
  const schema = localizedRichText('validation.text.long');
  expect(validate(schema, { 'en-US': '<p>a</p>', 'zh-CN': '<p> </p>' }).errors).toEqual({
    'zh-CN': 'validation.text.long',
  });
});
