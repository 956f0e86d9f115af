import { screens } from '@rider/model/screens';
import { Button } from '@rider/ui/button';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Form, useSubmit } from 'react-router';
import { loadCode } from '../../connection/page-connection.ts';
import { userQuery } from '../../data/queries.ts';
import { useOptionalQuery } from '../../data/use-query.ts';
import { forgetBuyer } from '../../session/forget-buyer.ts';

/** Signs the buyer out. */
export function SignOut() {
  const user = useOptionalQuery(userQuery).data;
  const submit = useSubmit();

  /** Ends the chat first, while the buyer is still known; the session ends even if that fails. */
  async function signOut(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      if (user) await (await loadCode(() => import('../../chat/leave-chat.ts'))).leaveChat(user.id);
    } finally {
      // Removes the buyer's data for the next user of this computer.
      forgetBuyer('localStorage', 'sessionStorage');
      await submit(form);
    }
  }
  return (
    <Form method="post" action={screens.signOut} onSubmit={(event) => void signOut(event)}>
      <Button type="submit" size="small">
        <FormattedMessage id="shop.user.signOut" />
      </Button>
    </Form>
  );
}
