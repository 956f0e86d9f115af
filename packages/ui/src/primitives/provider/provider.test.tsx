import { money } from '@rider/model/money';
import { screens as addresses, type Screens } from '@rider/model/screens';
import { render, screen, waitFor } from '@testing-library/react';
import { useIntl } from 'react-intl';
import { expect, test, vi } from 'vitest';
import english from '../../../messages/en-US.json' with { type: 'json' };
import { Button } from '../button/index.ts';
import { formatMoment } from '../date/index.ts';
import { ErrorPage } from '../error-page/index.ts';
import { Link, LinkProvider, type LinkProps } from '../link/index.ts';
import { Price } from '../../commerce/price/index.ts';
import { UiProvider, type UiFormats } from './index.ts';

const instant = Date.UTC(2026, 10, 21, 18, 5);

function Page() {
  const intl = useIntl();
  return (
    <>
      <Price amount={money(123_450)} />
      <time>{formatMoment(intl, instant)}</time>
      <Button pending>Save</Button>
      <Link href="/cart">Cart</Link>
    </>
  );
}

function show(timeZone: string, formats?: UiFormats) {
  const HostLink = ({ href, children, ...rest }: LinkProps) => (
    <a {...rest} href={`/shop${href}`}>
      {children}
    </a>
  );
  return render(
    <UiProvider locale="en-US" messages={english} timeZone={timeZone} formats={formats} link={HostLink} screens={null}>
      <Page />
    </UiProvider>,
  );
}

test('provides texts, zone and links, with the shop’s currency and dates by default', () => {
  const { container } = show('Asia/Shanghai');
  expect(container).toHaveTextContent('$1,234.50');
  expect(container.querySelector('time')).toHaveTextContent('22-11-2026 02:05');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shop/cart');
});

test('the host can set currency and date formats', () => {
  const { container } = show('UTC', {
    money: { currency: 'EUR' },
    day: { dateStyle: 'medium' },
    minute: { timeStyle: 'short' },
  });
  expect(container).toHaveTextContent('€1,234.50');
  expect(container.querySelector('time')).toHaveTextContent('Nov 21, 2026 6:05 PM');
});

test('requires a time zone and the addresses of screens', () => {
  const given = { locale: 'en-US', messages: english, children: null };
  // @ts-expect-error -- server and browser would each take their own zone
  const zoneless = <UiProvider {...given} screens={null} />;
  // @ts-expect-error -- components that lead to screens would throw
  const screenless = <UiProvider {...given} timeZone="UTC" />;
  // @ts-expect-error -- as above
  const linkless = <LinkProvider>{null}</LinkProvider>;
  expect([zoneless.props.timeZone, screenless.props.screens, linkless.props.screens]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a component that leads to a screen names what is missing; an inner provider keeps the screens', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const page = (screens: Screens | null) =>
    render(
      <UiProvider locale="en-US" messages={english} timeZone="UTC" screens={screens}>
        <LinkProvider screens={null}>
          <ErrorPage kind="not-found" />
        </LinkProvider>
      </UiProvider>,
    );
  expect(() => page(null)).toThrow('Pass screens of @rider/model/screens to UiProvider or LinkProvider');
  page({ ...addresses, home: '/start' });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/start');
});

test('warns once of an overridden token with insufficient contrast', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const root = document.documentElement.style;
  for (const name of ['ground', 'ground-quiet', 'ground-raised']) root.setProperty(`--rd-color-${name}`, '#ffffff');
  root.setProperty('--rd-color-ink', '#111111');
  root.setProperty('--rd-color-ink-quiet', '#999999');
  show('UTC');
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn.mock.calls.map(([text]) => String(text))).toEqual(
    ['ground', 'ground-quiet', 'ground-raised'].map(
      (name) => `[@rider/ui] --rd-color-ink-quiet on --rd-color-${name} has a contrast of 2.85:1 and needs 4.5:1`,
    ),
  );
  document.documentElement.removeAttribute('style');
});
