import { DEFAULT_FORMATS } from '@rider/model/locale';
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import { FROM_PATH_COOKIE, readCookie } from '../session/cookies.ts';
import { DocumentDataContext } from '../session/document-data.tsx';
import { LinkNavigation } from './link-navigation.tsx';
import { ShopLink } from './shop-link.tsx';

afterEach(() => {
  cleanup();
  document.cookie = `${FROM_PATH_COOKIE}=; Max-Age=0; Path=/`;
});

/** Presses a link of a page with or without a session; resolves to the path that opens. */
async function press(href: string, signedIn: boolean): Promise<string> {
  const router = createMemoryRouter([{ path: '*', element: <Linked href={href} signedIn={signedIn} /> }]);
  render(<RouterProvider router={router} />);
  fireEvent.click(await screen.findByRole('link'));
  const { pathname, search } = router.state.location;
  return pathname + search;
}

function Linked({ href, signedIn }: { href: string; signedIn: boolean }) {
  return (
    <MessagesProvider locale="en-US" messages={{}} formats={DEFAULT_FORMATS}>
      <DocumentDataContext value={{ origin: 'https://shop.test', signedIn }}>
        <LinkNavigation />
        <ShopLink href={href}>There</ShopLink>
      </DocumentDataContext>
    </MessagesProvider>
  );
}

const placeBefore = () => readCookie(document.cookie, FROM_PATH_COOKIE);

test('[R4.2] [R4.3] a visitor who presses Cart sees sign-in at once, which returns to the cart', async () => {
  expect(await press('/shoppingCart?again=1', false)).toBe('/login');
  expect(placeBefore()).toBe('/shoppingCart?again=1');
});

test('[R3.4] a buyer reaches the cart, and anybody a product, directly', async () => {
  expect(await press('/shoppingCart', true)).toBe('/shoppingCart');
  cleanup();
  expect(await press('/goods_detail/1001', false)).toBe('/goods_detail/1001');
  expect(placeBefore()).toBeNull();
});
