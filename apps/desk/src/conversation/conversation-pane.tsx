import { lastingStorage } from '@rider/chat/storage';
import { Composer, type ComposerHandle } from '@rider/chat/composer';
import { Conversation } from '@rider/chat/conversation';
import { useChat } from '@rider/chat/provider';
import { Avatar } from '@rider/ui/avatar';
import { EmptyState } from '@rider/ui/empty-state';
import { Icon } from '@rider/ui/icon';
import { Link } from '@rider/ui/link';
import { Heading, Text } from '@rider/ui/text';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BuyerDrawer } from '../buyer/buyer-pane.tsx';
import { useConversations } from '../inbox/conversations.ts';
import { useMayUse } from '../session/agent.tsx';
import { ReplyMenu } from '../replies/reply-menu.tsx';
import type { AgentChat } from './agent-chat.ts';
import * as styles from './conversation-pane.css.ts';
import { ProductPicker } from './product-picker.tsx';
import { QuotePicker } from './quote-picker.tsx';
import { TransferMenu } from './transfer-menu.tsx';

/** Props of `ConversationPane`. */
export interface ConversationPaneProps {
  chat: AgentChat;
  buyerUid: string;
}

/** A conversation with a buyer: the parts of the buyer's window plus the agent's tools. */
export function ConversationPane({ chat: { client, drafts }, buyerUid }: ConversationPaneProps) {
  const intl = useIntl();
  const { agent: buyer } = useChat(client);
  const composer = useRef<ComposerHandle>(null);
  const [isChoosing, setChoosing] = useState(false);
  const mayQuote = useMayUse('quotes');
  const company = useConversations().data?.find((each) => each.buyerUid === buyerUid)?.company;
  useEffect(() => {
    void client.open(buyerUid);
    return () => client.close();
  }, [client, buyerUid]);
  const name = buyer?.uid === buyerUid ? buyer.name : '';
  const insert = (text: string) => {
    composer.current?.focus();
    composer.current?.insert(text);
  };
  // "/" in an empty composer opens the canned replies.
  const askForReply = (event: KeyboardEvent) => {
    const { target, key, nativeEvent } = event;
    if (key !== '/' || nativeEvent.isComposing || !(target instanceof HTMLTextAreaElement) || target.value !== '')
      return;
    event.preventDefault();
    setChoosing(true);
  };
  return (
    <section aria-label={intl.formatMessage({ id: 'desk.conversation.label' }, { name })} className={styles.pane}>
      <header className={styles.head}>
        <Link href="/messages" className={styles.back}>
          <Icon name="chevron-left" label={intl.formatMessage({ id: 'desk.conversation.back' })} />
        </Link>
        <Avatar name={name || '?'} picture={buyer?.avatar || null} />
        <div className={styles.who}>
          <Heading level={2} size="large">
            {name}
          </Heading>
          {company && (
            <Text size="small" tone="quiet">
              {company}
            </Text>
          )}
        </div>
        <BuyerDrawer buyerUid={buyerUid} />
        <TransferMenu buyerUid={buyerUid} buyerName={name} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to what is typed into the field below it */}
      <div className={styles.messages} onKeyDownCapture={askForReply}>
        <Conversation
          client={client}
          empty={
            <EmptyState icon="chat" title={<FormattedMessage id="desk.conversation.empty" />}>
              <FormattedMessage id="desk.conversation.emptyNote" />
            </EmptyState>
          }
          composer={
            <Composer
              ref={composer}
              client={client}
              drafts={drafts}
              storage={lastingStorage}
              actions={
                <>
                  <ReplyMenu open={isChoosing} onOpenChange={setChoosing} onChoose={insert} />
                  <ProductPicker
                    onChoose={(productId) => {
                      client.sendProduct(productId);
                      composer.current?.focus();
                    }}
                  />
                  {mayQuote && <QuotePicker client={client} buyerUid={buyerUid} onChoose={insert} />}
                </>
              }
            />
          }
        />
      </div>
    </section>
  );
}
