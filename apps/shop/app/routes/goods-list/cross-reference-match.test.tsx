// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import type { Api } from '@rider/api/transport';
import { getCrossReferences } from '@rider/api/catalogue';
import type { CrossReference } from '@rider/model/cross-reference';
import { expectNoAxeViolations } from '@rider/ui/testing';
import uiTexts from '@rider/ui/messages/en-US.json' with { type: 'json' };
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import shopTexts from '../../../messages/en-US.json' with { type: 'json' };
import { provideCalls } from '../../data/load-calls.ts';
import { CrossReferenceMatch } from './cross-reference-match.tsx';
import { crossReferencesQuery } from './search-queries.ts';

const texts: Record<string, string> = { ...uiTexts, ...shopTexts };
const EQUAL: CrossReference = {
  competitor: 'CRL',
  number: 'V1E-037',
  productId: '7',
  code: 'HH-1',
  name: 'Hinge',
  image: '/media/hinge.avif',
  differs: null,
};

afterEach(() => provideCalls(undefined));

test('[B11] a competitor’s number shows our item as equivalent, or as similar with the difference', async () => {
  const { container } = render(
    <IntlProvider locale="en-US" messages={texts}>
      <CrossReferenceMatch found={EQUAL} />
      <CrossReferenceMatch found={{ ...EQUAL, code: 'HH-2', differs: 'plate 5 mm wider' }} />
    </IntlProvider>,
  );
  await userEvent.tab();
  expect(screen.getAllByRole('link')[0]).toHaveFocus();
  expect(document.activeElement).toHaveAttribute('href', '/goods_detail/7?sku=HH-1');
  expect(screen.getByRole('region', { name: 'Equivalent to CRL V1E-037: HH-1' })).toBeVisible();
  const similar = screen.getByRole('region', { name: 'Similar to CRL V1E-037: HH-2' });
  expect(within(similar).getByText('Differs in: plate 5 mm wider')).toBeVisible();
  await expectNoAxeViolations(container);
});

test('[B11] only terms that may be part numbers are looked up', async () => {
  provideCalls({ getCrossReferences } as never);
  const requests: unknown[] = [];
  const get = async (path: string, query: unknown) => {
    if (path === 'capabilities') return { data: {} };
    requests.push(query);
    return { data: [EQUAL] };
  };
  const api = { get } as unknown as Api;
  expect(crossReferencesQuery('shower hinge')).toBeNull();
  expect(await crossReferencesQuery('V1E 037')?.call(api)).toEqual([EQUAL]);
  expect(requests).toEqual([{ number: 'V1E 037' }]);
});
