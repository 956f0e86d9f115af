// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import '../../../../testing/resize-observer.ts';
import recorded from '../../../../../../packages/api/fixtures/product_detail_1.json' with { type: 'json' };
import { getProduct } from '@rider/api/catalogue';
import { createApi } from '@rider/api/transport';
import { screens } from '@rider/model/screens';
import { LinkProvider } from '@rider/ui/link';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import { withPageApi } from '../../../../testing/page-api.ts';
import type { ProductPage } from '../../../data/queries.ts';
import { VariantMatrix } from '../matrix/variant-matrix.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Purchase } from './purchase.tsx';
import { usePurchase } from './use-purchase.ts';

withPageApi({});
vi.mock('../../../messages/other-messages.ts', () => ({ loadOtherMessages: () => Promise.resolve() }));
const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const IDLE = { state: 'idle' } as const;

function Buying({ product }: { product: ProductPage }) {
  const choice = usePurchase(product, IDLE);
  const [sku] = product.skus;
  if (!sku) return null;
  return (
    <>
      <Purchase product={product} sku={sku} choice={choice} />
      <VariantMatrix product={product} currentSku={sku.id} />
      <BuyBar product={product} sku={sku} choice={choice} />
    </>
  );
}

/** Shows the purchase of a product that CRMEB was recorded to answer, with this button for the cart. */
async function open(cart_button: number) {
  const { storeInfo, ...detail } = recorded.response.data;
  const answer = { ...recorded.response, data: { ...detail, storeInfo: { ...storeInfo, cart_button } } };
  const fetch = () => Promise.resolve(Response.json(answer));
  const { descriptionHtml: _, ...product } = await getProduct(
    createApi({ fetch, baseUrl: 'http://crmeb.test/api', locale: 'zh-CN' }),
    '1',
  );
  const Component = () => <Buying product={{ ...product, description: [] } as unknown as ProductPage} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <LinkProvider screens={screens}>
        <Stub />
      </LinkProvider>
    </IntlProvider>,
  );
  const names = (await screen.findAllByRole('button')).map((button) => button.textContent);
  return names.filter((name) => /^(Add|Buy)/.test(name ?? ''));
}

test('[R2.5] a product that the backend does not take into the cart is only bought at once', async () => {
  expect(await open(0)).toEqual(['Buy now', 'Buy now']);
});

test('[R2.5] other products are also added to the cart, all variants too', async () => {
  expect(await open(1)).toEqual(['Add to cart', 'Buy now', 'Add all to cart', 'Add to cart']);
});
