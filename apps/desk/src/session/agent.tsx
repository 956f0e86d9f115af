import { ApiError } from '@rider/api';
import { getDeskAgent, type DeskAgent } from '@rider/api/desk';
import { Button } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { createContext, useContext, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import useSWR, { SWRConfig, useSWRConfig } from 'swr';
import { api } from './desk-api.ts';
import { SignIn } from './sign-in.tsx';

/** Key of the agent in SWR's cache. */
export const AGENT_KEY = 'kefuapi/me';

const AgentContext = createContext<DeskAgent | null>(null);

/** Whether an error says that the session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'session';
}

/** The signed-in agent; only below `<SignedIn>`. */
export function useAgent(): DeskAgent {
  const agent = useContext(AgentContext);
  if (!agent) throw new Error('useAgent needs <SignedIn> above it');
  return agent;
}

/** Shows the desk to who is signed in and the sign-in to who is not; the address stays, so signing in leads back. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: agent, error, mutate } = useSWR(AGENT_KEY, () => getDeskAgent(api), { shouldRetryOnError: false });
  if (isSignedOut(error)) return <SignIn onSignedIn={(signedIn) => void mutate(signedIn, { revalidate: false })} />;
  if (!agent && error) {
    return (
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={<FormattedMessage id="desk.unavailable" />}
        actions={
          <Button onClick={() => void mutate()}>
            <FormattedMessage id="desk.retry" />
          </Button>
        }
      />
    );
  }
  if (!agent) return null;
  return (
    <AgentContext value={agent}>
      <EndsWithSession>{children}</EndsWithSession>
    </AgentContext>
  );
}

/** Whichever call finds the session over, the sign-in shows. */
function EndsWithSession({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  return (
    <SWRConfig value={{ onError: (error: unknown) => isSignedOut(error) && void mutate(AGENT_KEY) }}>
      {children}
    </SWRConfig>
  );
}
