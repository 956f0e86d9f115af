import { ERROR_CODES } from '@rider/api/error';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { expectNoAxeViolations } from '@rider/ui/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useConversations } from '../inbox/conversations.ts';
import { DeskServer, SIGNED_OUT } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { MAYA_ROW } from '../testing/samples.ts';
import { api } from '../data/desk-api.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { SignedIn, useAgent } from './agent.tsx';

function Greeting() {
  return `Hello ${useAgent().name}`;
}

describe('the sign-in', () => {
  const signedOut = () => new DeskServer().rejects('kefuapi/me', 'Please login', SIGNED_OUT);

  test('is shown to signed-out visitors and leads to the requested address', async () => {
    const server = signedOut().answers('kefuapi/login', { kefuInfo: MAYA_ROW });
    const { user, addressShown, container } = renderDesk(
      <SignedIn>
        <Greeting />
      </SignedIn>,
      { path: '/messages/1001' },
    );
    expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
    await expectNoAxeViolations(container);
    await user.type(screen.getByRole('textbox', { name: /^Account/ }), ' maya ');
    await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
    expect(await screen.findByText('Hello Maya Lindqvist')).toBeVisible();
    expect(server.requestsTo('kefuapi/login')).toEqual([{ account: 'maya', password: 'Rider2026' }]);
    expect(addressShown()).toBe('/messages/1001');
  });

  test('reports missing fields before a request is sent', async () => {
    const server = signedOut();
    const { user } = renderDesk(<SignedIn>{null}</SignedIn>);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('textbox', { name: /^Account/ })).toHaveAccessibleDescription(/Enter your account/);
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(/Enter your password/);
    expect(server.requestsTo('kefuapi/login')).toEqual([]);
  });

  test('shows the server’s message for a wrong password and retains the account', async () => {
    signedOut().rejects('kefuapi/login', 'Wrong password');
    const { user } = renderDesk(<SignedIn>{null}</SignedIn>);
    await user.type(await screen.findByRole('textbox', { name: /^Account/ }), 'maya');
    await user.type(screen.getByLabelText(/^Password/), 'guess{Enter}');
    expect(await screen.findByText('Wrong password')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Account/ })).toHaveValue('maya');
  });

  test('[R4.1] requires a code of the authenticator if the account has two-step sign-in', async () => {
    const server = signedOut().rejects(
      'kefuapi/login',
      'Enter the code of your authenticator as well.',
      ERROR_CODES['second-step-needed'],
    );
    const { user } = renderDesk(
      <SignedIn>
        <Greeting />
      </SignedIn>,
    );
    await user.type(await screen.findByRole('textbox', { name: /^Account/ }), 'maya');
    expect(screen.queryByRole('textbox', { name: /^Code/ })).toBeNull();
    await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
    const code = await screen.findByRole('textbox', { name: /^Authenticator code/ });
    expect(screen.getByText('Enter the code of your authenticator as well.')).toBeVisible();
    server.answers('kefuapi/login', { kefuInfo: MAYA_ROW });
    await user.type(code, '123456{Enter}');
    expect(await screen.findByText('Hello Maya Lindqvist')).toBeVisible();
    expect(server.requestsTo('kefuapi/login').at(-1)).toEqual({
      account: 'maya',
      password: 'Rider2026',
      code: '123456',
    });
  });

  test('[R8.6] shows its own message when the server does not answer', async () => {
    signedOut().isDownFor('kefuapi/login');
    const { user } = renderDesk(<SignedIn>{null}</SignedIn>);
    await user.type(await screen.findByRole('textbox', { name: /^Account/ }), 'maya');
    await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
    expect(await screen.findByText(/is not responding right now/)).toBeVisible();
  });
});

test('[R8.6] a session that cannot be loaded is requested again', async () => {
  const server = new DeskServer().isDownFor('kefuapi/me');
  const { user } = renderDesk(
    <SignedIn>
      <Greeting />
    </SignedIn>,
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers('kefuapi/me', MAYA_ROW);
  await user.click(again);
  expect(await screen.findByText('Hello Maya Lindqvist')).toBeVisible();
});

test('any call with an ended session leads to the sign-in', async () => {
  const server = new DeskServer().answers('kefuapi/me', MAYA_ROW).answers('kefuapi/conversations', []);
  function Inbox() {
    const { refetch } = useConversations();
    return <Button onClick={refetch}>{'Look again'}</Button>;
  }
  const { user } = renderDesk(
    <SignedIn>
      <Inbox />
    </SignedIn>,
  );
  const again = await screen.findByRole('button', { name: 'Look again' });
  server.rejects('kefuapi/me', 'Please login', SIGNED_OUT);
  server.rejects('kefuapi/conversations', 'Please login', SIGNED_OUT);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Sign in to the desk' })).toBeVisible();
});

describe('[B15] a session that ends while something is typed', () => {
  function Note() {
    const { wiring } = useSavedForm({
      check: ({ note = '' }) => ({ values: note, errors: undefined }),
      save: (note) => api.post('operator/note', { note }),
    });
    return (
      <Form {...wiring}>
        <TextField name="note" label="Note" />
        <Button type="submit">{'Save'}</Button>
      </Form>
    );
  }

  async function typeUntilItEnds(me: object = MAYA_ROW) {
    const server = new DeskServer()
      .answers('kefuapi/me', MAYA_ROW)
      .rejects('operator/note', 'Please login', SIGNED_OUT);
    const { user } = renderDesk(
      <SignedIn>
        <Note />
      </SignedIn>,
    );
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Leave at gate 4');
    server.rejects('kefuapi/me', 'Please login', SIGNED_OUT);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Your session has ended. Sign in again to continue/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Note' })).toBeNull();
    server.answers('kefuapi/login', { kefuInfo: me }).answers('kefuapi/me', me);
    await user.type(screen.getByRole('textbox', { name: /^Account/ }), 'maya');
    await user.type(screen.getByLabelText(/^Password/), 'Rider2026{Enter}');
    return screen.findByRole('textbox', { name: 'Note' });
  }

  test('leaves it to the same agent, with the reason why it was not saved', async () => {
    expect(await typeUntilItEnds()).toHaveValue('Leave at gate 4');
    expect(screen.getByText('Your session has ended. Sign in again, then repeat this.')).toBeVisible();
  });

  test('does not show it to another agent', async () => {
    expect(await typeUntilItEnds({ ...MAYA_ROW, uid: 77 })).toHaveValue('');
  });
});
