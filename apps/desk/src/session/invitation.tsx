import { acceptInvitation } from '@rider/api/desk';
import { ApiError } from '@rider/api/transport';
import { acceptedInvitationSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { TextField } from '@rider/ui/field';
import { Form, FormCard } from '@rider/ui/form';
import { PasswordField } from '@rider/ui/password-field';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { api } from '../data/desk-api.ts';
import { invitationQuery } from '../data/queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { LanguageSwitch } from '../messages/language-switch.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from './sign-in.css.ts';

/** The page of an invitation's link: its person sets name and password. The token is in the fragment, which no server receives. */
export function Invitation() {
  const navigate = useNavigate();
  const text = useMessages('desk.invitation');
  const [token] = useState(() => location.hash.slice(1));
  const {
    data: person,
    error,
    refetch,
  } = useOptionalQuery(invitationQuery(token), { shouldRetryOnError: false, revalidateOnFocus: false });
  const { wiring } = useSavedForm({
    check: (typed) => validate(acceptedInvitationSchema, typed),
    save: (typed) => acceptInvitation(api, { token, ...typed }),
    saved: () => text('accepted'),
    onSaved: () => void navigate('/messages', { replace: true }),
  });
  if (error) {
    const isInvalid = error instanceof ApiError && error.kind === 'rejected';
    return (
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={isInvalid ? error.message : <FormattedMessage id="desk.unavailable" />}
        actions={
          !isInvalid && (
            <Button onClick={refetch}>
              <FormattedMessage id="desk.retry" />
            </Button>
          )
        }
      />
    );
  }
  if (!person) return null;
  return (
    <main className={styles.page}>
      <FormCard title={text('title')} footer={<LanguageSwitch />}>
        <Form {...wiring}>
          <TextField name="name" label={text('name')} autoComplete="name" defaultValue={person.name} required />
          <TextField
            name="email"
            type="email"
            label={text('email')}
            description={text('emailHint')}
            autoComplete="username"
            defaultValue={person.email}
            readOnly={person.email !== ''}
            required
          />
          <PasswordField
            name="password"
            label={text('password')}
            description={text('passwordHint')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="primary" pending={wiring.pending}>
            {text('submit')}
          </Button>
        </Form>
      </FormCard>
    </main>
  );
}
