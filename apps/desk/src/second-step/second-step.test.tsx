import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import SecondStep from './second-step.tsx';

const PATH = 'kefuapi/second_step';

test('[R4.1] two-step sign-in is set up with a code of the authenticator, shows recovery codes once, and can be turned off', async () => {
  const server = new DeskServer().answers(PATH, { isOn: false, recoveryCodes: 0 });
  server.answers(`${PATH}/begin`, { secret: 'GEZDGNBVGY3TQOJQ', picture: 'data:image/svg+xml,%3Csvg%2F%3E' });
  server.answers(`${PATH}/confirm`, ['AAAAA-BBBBB', 'CCCCC-DDDDD']).answers(`${PATH}/end`, null);
  const { user, container } = renderDesk(<SecondStep />, { path: '/second-step' });
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  expect(await screen.findByRole('img', { name: /^QR code/ })).toHaveAttribute(
    'src',
    'data:image/svg+xml,%3Csvg%2F%3E',
  );
  expect(screen.getByText(/GEZDGNBVGY3TQOJQ/)).toBeVisible();
  await expectNoAxeViolations(container);
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(screen.getByRole('textbox', { name: /^Authenticator code/ })).toHaveAccessibleDescription(/Enter the code/);
  server.answers(PATH, { isOn: true, recoveryCodes: 2 });
  await user.type(screen.getByRole('textbox', { name: /^Authenticator code/ }), '123456{Enter}');
  expect(await screen.findByText('CCCCC-DDDDD')).toBeVisible();
  expect(server.requestsTo(`${PATH}/confirm`)).toEqual([{ code: '123456' }]);
  server.answers(PATH, { isOn: false, recoveryCodes: 0 });
  await user.type(await screen.findByRole('textbox', { name: /^Authenticator code/ }), '654321');
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
  expect(screen.queryByText('CCCCC-DDDDD')).toBeNull();
});
