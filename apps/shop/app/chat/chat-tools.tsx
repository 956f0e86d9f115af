import { lastingStorage } from '@rider/chat/storage';
import { useDesktopNotification } from '@rider/chat/attention';
import type { ChatClient } from '@rider/chat/core';
import { GlyphButton } from '@rider/chat/glyph';
import { useTranscript } from '@rider/chat/transcript';
import { useIntl } from 'react-intl';
import { openChat } from './chat-state.ts';

const openAsItIs = () => openChat(null);

/** The shop's tools in the window's bar: conversation export and desktop notifications. */
export function ChatTools({ client }: { client: ChatClient }) {
  const intl = useIntl();
  const { save, saving } = useTranscript(client);
  const notification = useDesktopNotification(client, { storage: lastingStorage, onOpen: openAsItIs });
  const isOn = notification.state === 'on';
  return (
    <>
      <GlyphButton
        glyph="download"
        label={intl.formatMessage({ id: 'shop.chat.save' })}
        pending={saving}
        onClick={() => void save()}
      />
      {notification.state !== 'unsupported' && (
        <GlyphButton
          glyph="bell"
          label={intl.formatMessage({ id: 'shop.chat.notify' })}
          aria-pressed={isOn}
          disabled={notification.state === 'denied'}
          onClick={() => (isOn ? notification.turnOff() : void notification.turnOn())}
        />
      )}
    </>
  );
}
