import { screens } from '@rider/model/screens';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { expect } from 'vitest';
import english from '../../messages/en-US.json' with { type: 'json' };
import { LinkProvider } from '../primitives/link/index.ts';
import chinese from '../../messages/zh-CN.json' with { type: 'json' };

/** The languages of the components' messages. */
export type UiLocale = 'en-US' | 'zh-CN';
/** The themes of the tokens. */
export type UiTheme = 'light' | 'dark';

const messages: Record<UiLocale, Record<string, string>> = { 'en-US': english, 'zh-CN': chinese };

function failOnIntlError(error: Error): never {
  throw error;
}

/**
 * Renders components with messages, addresses and a theme, and a user to operate them. A missing message fails the
 * test.
 */
export function renderUi(
  node: ReactNode,
  { locale = 'en-US', theme = 'light' }: { locale?: UiLocale; theme?: UiTheme } = {},
) {
  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <IntlProvider locale={locale} messages={messages[locale]} onError={failOnIntlError} onWarn={() => undefined}>
        <LinkProvider screens={screens}>
          <div data-theme={theme} lang={locale}>
            {children}
          </div>
        </LinkProvider>
      </IntlProvider>
    );
  }
  return { user: userEvent.setup(), ...render(node, { wrapper: Wrapper }) };
}

/** Runs axe over an element. Contrast is tested with the tokens, as jsdom has no layout. */
export async function expectNoAxeViolations(container: Element): Promise<void> {
  const result = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  const findings = result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(', ')})`,
  );
  expect(findings).toEqual([]);
}
