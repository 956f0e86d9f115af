// @vitest-environment jsdom
import { expectNoAxeViolations } from '@rider/ui/testing';
import uiMessages from '@rider/ui/messages/en-US.json' with { type: 'json' };
import '@testing-library/jest-dom/vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import messages from '../../messages/en-US.json' with { type: 'json' };
import { TableDownload } from './table-download.tsx';

const texts: Record<string, string> = { ...uiMessages, ...messages };

function open(path: string) {
  const Component = () => (
    <TableDownload file="/file" summary="Download these orders">
      <input type="hidden" name="state" value="done" />
    </TableDownload>
  );
  const Stub = createRoutesStub([{ path: '/list', Component }]);
  render(
    <IntlProvider locale="en-US" messages={texts}>
      <Stub initialEntries={[path]} />
    </IntlProvider>,
  );
}

test('[B12] a table is chosen by keyboard and sent by the browser', async () => {
  open('/list');
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Download these orders'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'File' }), 'CSV');
  await userEvent.tab();
  const button = screen.getByRole('button', { name: 'Download' });
  expect(button).toHaveFocus();
  const form = button.closest('form') as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/file');
  expect(Object.fromEntries(new FormData(form) as Iterable<[string, string]>)).toEqual({
    state: 'done',
    format: 'csv',
  });
  await expectNoAxeViolations(document.body);
});

test('[B12] a file that was too long says so', () => {
  open('/list?too_long=1');
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText(/at most 5,000 entries\. Choose fewer days/)).toBeVisible();
});
