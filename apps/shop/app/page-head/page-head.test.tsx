import { DEFAULT_FORMATS } from '@rider/model/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SWRConfig, unstable_serialize } from 'swr';
import { headerQuery } from '../data/queries.ts';
import { MessagesProvider } from '../messages/messages.tsx';
import { PageHead } from './page-head.tsx';

const HOSTILE = `</script></title><script>alert("1")</script><!--`;

test('[R10.6] the title names the shop of the backend, and no text of a page can end its metadata element', () => {
  const head = renderToStaticMarkup(
    <MessagesProvider locale="en-US" messages={{}} formats={DEFAULT_FORMATS}>
      <SWRConfig value={{ fallback: { [unstable_serialize(headerQuery.key)]: { siteName: 'Glaswerk' } } }}>
        <PageHead
          title={HOSTILE}
          description={HOSTILE}
          canonicalPath="/goods_detail/1001"
          structuredData={[{ '@type': 'Product', name: HOSTILE }, null]}
        />
      </SWRConfig>
    </MessagesProvider>,
  );
  const inText = HOSTILE.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
  expect(head).toContain(`<title>${inText} | Glaswerk</title>`);
  expect(head).toContain(`<meta name="description" content="${inText}"/>`);
  const scripts = [...head.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(head.match(/<script/g)).toHaveLength(2);
  expect(JSON.parse(scripts[0]?.[1] ?? '')).toEqual({ '@type': 'Product', name: HOSTILE });
});
