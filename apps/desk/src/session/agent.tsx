import type { DeskAgent } from '@rider/api/desk';
import { ApiError } from '@rider/api/transport';
import { mayUse, type DeskArea } from '@rider/model/staff';
import { Button } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { Activity, createContext, useCallback, useContext, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { agentQuery } from '../data/queries.ts';
import { QueryErrors, useAnswers, useOptionalQuery } from '../data/use-query.ts';
import { SignIn } from './sign-in.tsx';

const AgentContext = createContext<DeskAgent | null>(null);

/** Whether an error means that the session has ended. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'session';
}

/** The signed-in agent. Only valid below `<SignedIn>`. */
export function useAgent(): DeskAgent {
  const agent = useContext(AgentContext);
  if (!agent) throw new Error('useAgent needs <SignedIn> above it');
  return agent;
}

/** Whether the signed-in agent may use a section; false for nobody. */
export function useMayUse(area: DeskArea): boolean {
  const agent = useContext(AgentContext);
  return agent !== null && mayUse(agent.staffRole, area);
}

/**
 * Shows the desk to a signed-in agent, else the sign-in screen. The address stays, so that signing in leads back to it. When a call below
 * reports an ended session, the agent is fetched again, which shows the sign-in screen; the desk stays behind it as it is, so that nothing
 * that was typed is lost to the same agent.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const { data: agent, error, refetch } = useOptionalQuery(agentQuery, { shouldRetryOnError: false });
  const { setAnswer, forgetAll } = useAnswers();
  const onError = useCallback((failure: unknown) => isSignedOut(failure) && refetch(), [refetch]);
  const signIn = async (signedIn: DeskAgent) => {
    // Another agent must not see this one's data.
    if (agent && agent.uid !== signedIn.uid) await forgetAll();
    await setAnswer(agentQuery, signedIn);
  };
  const isEnded = isSignedOut(error);
  if (!agent && isEnded) return <SignIn onSignedIn={signIn} />;
  if (agent === null) return <NotOffered />;
  if (!agent && error) {
    return (
      <EmptyState
        icon="warning"
        headingLevel={1}
        title={<FormattedMessage id="desk.unavailable" />}
        actions={
          <Button onClick={refetch}>
            <FormattedMessage id="desk.retry" />
          </Button>
        }
      />
    );
  }
  if (!agent) return null;
  return (
    <AgentContext value={agent}>
      {isEnded && <SignIn hasEnded onSignedIn={signIn} />}
      <Activity key={agent.uid} mode={isEnded ? 'hidden' : 'visible'}>
        <QueryErrors onError={onError}>{children}</QueryErrors>
      </Activity>
    </AgentContext>
  );
}

/** Shown if the backend has a desk of its own for its agents, such as CRMEB. */
function NotOffered() {
  return (
    <EmptyState
      icon="chat"
      headingLevel={1}
      title={<FormattedMessage id="desk.notOffered" />}
      actions={
        <a href="/">
          <FormattedMessage id="desk.toShop" />
        </a>
      }
    >
      <FormattedMessage id="desk.notOfferedNote" />
    </EmptyState>
  );
}
