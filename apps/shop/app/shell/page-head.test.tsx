import { DEFAULT_FORMATS } from '@rider/model/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import { PageHead } from './page-head.tsx';

const HOSTILE = `</script></title><script>alert("1")</script><!--`;

test('[R10.6] no text of a page can end its metadata element', () => {
  const head = renderToStaticMarkup(
    <MessagesProvider locale="en-US" messages={{ 'shop.siteName': 'RIDER' }} formats={DEFAULT_FORMATS}>
      <PageHead
        title={HOSTILE}
        description={HOSTILE}
        canonicalPath="/goods_detail/1001"
        structuredData={[{ '@type': 'Product', name: HOSTILE }, null]}
      />
    </MessagesProvider>,
  );
  const inText = HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(head).toContain(`<title>${inText} | RIDER</title>`);
  expect(head).toContain(`<meta name="description" content="${inText}"/>`);
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(head.match(/<script/g)).toHaveLength(2);
  expect(JSON.parse(scripts[0]?.[1] ?? '')).toEqual({ '@type': 'Product', name: HOSTILE });
});
