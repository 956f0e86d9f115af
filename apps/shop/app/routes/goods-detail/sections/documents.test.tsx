// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import shopTexts from '../../../../messages/en-US.json' with { type: 'json' };
import { Documents } from './documents.tsx';

const texts: Record<string, string> = shopTexts;
const show = (documents: Parameters<typeof Documents>[0]['documents']) =>
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Documents documents={documents} />
    </IntlProvider>,
  );

test('[B15] a product offers its documents to download by their titles, with their sizes', async () => {
  const { container } = show([
    { url: '/uploads/a.pdf', title: 'Drawing', size: 1_240_000 },
    { url: '/uploads/b.pdf', title: 'Mounting', size: 900 },
  ]);
  const link = screen.getByRole('link', { name: 'Drawing (PDF, 1.2 MB)' });
  expect(link).toHaveAttribute('href', '/uploads/a.pdf');
  expect(link).toHaveAttribute('download', 'Drawing.pdf');
  expect(screen.getByRole('link', { name: 'Mounting (PDF, 0.1 MB)' })).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[B15] a product without documents has no such section', () => {
  expect(show([]).container).toBeEmptyDOMElement();
});
