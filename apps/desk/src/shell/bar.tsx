import { lastingStorage } from '@rider/chat/storage';
import { setAvailable, signOutOfDesk } from '@rider/api/desk';
import { useDesktopNotification } from '@rider/chat/attention';
import { useChat } from '@rider/chat/provider';
import { Button } from '@rider/ui/button';
import { Menu, type MenuItem } from '@rider/ui/menu';
import { Switch } from '@rider/ui/switch';
import { notify } from '@rider/ui/toast';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endAgentChat, type AgentChat } from '../conversation/agent-chat.ts';
import { chooseLocale, otherLocale } from '../messages/chosen-locale.ts';
import { useAgent } from '../session/agent.tsx';
import { api } from '../data/desk-api.ts';
import { agentQuery } from '../data/queries.ts';
import { useAnswers } from '../data/use-query.ts';
import * as styles from './desk.css.ts';
import { Navigation, NavigationDrawer } from './navigation.tsx';
import { SearchButton } from './search-button.tsx';

/** The desk's navigation, the switch for the agent's availability, and the agent's menu. Below 1200 px the navigation is a drawer. */
export function Bar({ chat }: { chat: AgentChat }) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.title}>
        <FormattedMessage id="desk.name" />
      </h1>
      <SearchButton />
      <div className={styles.sections}>
        <Navigation />
      </div>
      <div className={styles.own}>
        <AvailableSwitch />
        <AgentMenu chat={chat} />
      </div>
      <NavigationDrawer />
    </header>
  );
}

function AvailableSwitch() {
  const intl = useIntl();
  const agent = useAgent();
  const { setAnswer } = useAnswers();
  const choose = async (available: boolean) => {
    const chosen = { ...agent, available };
    try {
      await setAnswer(
        agentQuery,
        setAvailable(api, available).then(() => chosen),
        () => chosen,
      );
    } catch {
      notify({ message: intl.formatMessage({ id: 'desk.unavailable' }), tone: 'danger' });
    }
  };
  return (
    <Switch
      label={intl.formatMessage({ id: 'desk.available' })}
      checked={agent.available}
      onCheckedChange={(available) => void choose(available)}
    />
  );
}

function AgentMenu({ chat: { client } }: { chat: AgentChat }) {
  const intl = useIntl();
  const agent = useAgent();
  const { forgetAll } = useAnswers();
  const { muted } = useChat(client);
  const notifications = useNotificationItem(client);
  const signOut = async () => {
    try {
      await signOutOfDesk(api);
    } catch {
      notify({ message: intl.formatMessage({ id: 'desk.unavailable' }), tone: 'danger' });
      return;
    }
    await endAgentChat(agent);
    // The next agent must not see this one's data.
    await forgetAll();
  };
  return (
    <Menu
      align="end"
      trigger={<Button size="small">{agent.name}</Button>}
      items={[
        {
          id: 'sound',
          label: intl.formatMessage({ id: muted ? 'desk.soundOn' : 'desk.soundOff' }),
          onAction: () => client.setMuted(!muted),
        },
        ...notifications,
        {
          id: 'language',
          icon: 'globe',
          label: intl.formatMessage({ id: 'desk.otherLanguage' }),
          onAction: () => chooseLocale(otherLocale()),
        },
        'separator',
        { id: 'sign-out', label: intl.formatMessage({ id: 'desk.signOut' }), onAction: () => void signOut() },
      ]}
    />
  );
}

/** The menu item for desktop notifications; absent in browsers without support. */
function useNotificationItem(client: AgentChat['client']): MenuItem[] {
  const intl = useIntl();
  const navigate = useNavigate();
  const onOpen = useCallback(() => void navigate('/messages'), [navigate]);
  const { state, turnOn, turnOff } = useDesktopNotification(client, { storage: lastingStorage, onOpen });
  if (state === 'unsupported') return [];
  return [
    {
      id: 'notifications',
      label: intl.formatMessage({ id: state === 'on' ? 'desk.notificationsOff' : 'desk.notificationsOn' }),
      disabled: state === 'denied',
      onAction: () => void (state === 'on' ? turnOff() : turnOn()),
    },
  ];
}
