// @vitest-environment jsdom
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import messages from '../../../messages/en-US.json' with { type: 'json' };
import { PlaceOrder } from './place-order.tsx';

const texts: Record<string, string> = { ...uiMessages, ...messages };

function show(undeliverable: string[]) {
  return render(
    <IntlProvider locale="en-US" messages={texts}>
      <PlaceOrder undeliverable={undeliverable} pending={false} approval={null} />
    </IntlProvider>,
  );
}

test('[R2.7] an order with products that are not delivered to the address cannot be placed', () => {
  show(['合页', '锁体']);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/Not delivered to this address: 合页 and 锁体/)).toBeVisible();
});

test('[R2.7] without script another address starts the checkout again', () => {
  const page = renderToStaticMarkup(
    <IntlProvider locale="en-US" messages={texts}>
      <PlaceOrder undeliverable={['合页']} pending={false} approval={null} />
    </IntlProvider>,
  );
  expect(page).toMatch(/<noscript><button type="submit".* name="startAgain".*Deliver to the chosen address/);
});

test('[R2.7] an order that is delivered can be placed', () => {
  show([]);
  expect(screen.getByRole('button', { name: 'Place order' })).toBeEnabled();
});
