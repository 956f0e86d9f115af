import { refundRejectionSchema, validate } from '@rider/model/validation';
import { rejectRefund } from '@rider/api/operator';
import { Button } from '@rider/ui/button';
import { TextArea } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { api } from '../data/desk-api.ts';
import { DeskServer } from '../testing/desk-server.ts';
import { renderDesk } from '../testing/render-desk.tsx';
import { useSavedForm } from './use-saved-form.ts';

function Reject({ save }: { save: (reason: string) => Promise<unknown> }) {
  const { wiring } = useSavedForm({
    check: (typed) => validate(refundRejectionSchema, typed),
    save: ({ reason }) => save(reason),
    saved: () => 'Refused.',
    onSaved: (form) => form.reset(),
  });
  return (
    <Form {...wiring}>
      <TextArea label="Reason" name="reason" />
      <FormActions submit="Refuse" pending={wiring.pending} />
    </Form>
  );
}

describe('the flow of a form at the desk', () => {
  test('[R5.3] a missing value is reported at its field, the summary is focused, and nothing is sent', async () => {
    const save = vi.fn<() => Promise<void>>();
    const { user } = renderDesk(<Reject save={save} />);
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(screen.getByLabelText('Reason')).toBeInvalid();
    const summary = screen.getByRole('link').closest('[tabindex="-1"]');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  test('[R5.3] a rejected form shows the error and retains what was typed', async () => {
    new DeskServer().rejects('operator/refunds/r1/refuse', 'It is paid back already.');
    const { user } = renderDesk(<Reject save={(reason) => rejectRefund(api, 'r1', reason)} />);
    await user.type(screen.getByLabelText('Reason'), 'Traces of mounting');
    await user.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(await screen.findAllByText('It is paid back already.')).toHaveLength(1);
    expect(screen.getByLabelText('Reason')).toHaveValue('Traces of mounting');
  });

  test('a save names the values that the form opened with; after a rejection those of now', async () => {
    const stored = vi.fn<(seen: string) => void>();
    const rename = vi.fn<(seen: string) => Promise<void>>().mockRejectedValueOnce(new Error('changed'));
    function Rename({ name }: { name: string }) {
      const { wiring } = useSavedForm({
        check: () => ({ values: null, errors: undefined }),
        seen: name,
        save: (_, seen) => rename(seen),
        onSaved: () => stored(name),
      });
      return (
        <Form {...wiring}>
          <FormActions submit="Rename" pending={wiring.pending} />
        </Form>
      );
    }
    function Page() {
      const [name, setName] = useState('North');
      return (
        <>
          <Rename name={name} />
          <Button onClick={() => setName('South')}>Somebody else renames</Button>
        </>
      );
    }
    const { user } = renderDesk(<Page />);
    await user.click(screen.getByRole('button', { name: 'Somebody else renames' }));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(rename.mock.calls).toEqual([['North']]));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(stored).toHaveBeenCalledOnce());
    expect(rename.mock.calls).toEqual([['North'], ['South']]);
  });

  test('a second press sends nothing, and the outcome is announced once', async () => {
    let arrive: () => void = () => undefined;
    const save = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
    const { user } = renderDesk(<Reject save={save} />);
    await user.type(screen.getByLabelText('Reason'), 'Traces of mounting');
    await user.dblClick(screen.getByRole('button', { name: 'Refuse' }));
    arrive();
    expect(await screen.findAllByText('Refused.')).toHaveLength(1);
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Reason')).toHaveValue('');
  });
});
