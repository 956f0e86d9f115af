import type { ChatContent, ChatMessage } from '@rider/model/chat';
import { formatMoment, formatZone } from '@rider/ui/date';
import type { IntlShape } from 'react-intl';
import { contentOf, type OutboxItem } from '../core/outbox.ts';
import { plainText } from '../message-text/index.ts';

/** Input of a transcript. */
export interface Transcript {
  agent: { uid: string; name: string } | null;
  messages: readonly ChatMessage[];
  /** Own messages that the server has not confirmed; they are marked. */
  unconfirmed: readonly OutboxItem[];
  /** Whether `messages` reaches the beginning of the conversation. */
  complete: boolean;
  /** Epoch milliseconds. */
  savedAt: number;
  /** The absolute address of a product's page. */
  productAddress(productId: string, sku?: string): string;
}

/** Formats a conversation as plain text in the user's language: author, time and content; cards and pictures as a description. */
export function writeTranscript(intl: IntlShape, transcript: Transcript): string {
  const { agent, messages, unconfirmed, complete, savedAt } = transcript;
  const lineOf = (at: number, name: string, words: string) =>
    intl.formatMessage(
      { id: 'chat.transcript.line' },
      { time: formatMoment(intl, at), name: oneLine(name), words: indented(words) },
    );
  const you = intl.formatMessage({ id: 'chat.message.you' });
  const someone = agent?.name || intl.formatMessage({ id: 'chat.message.someone' });
  const nameOf = ({ fromUid, name }: ChatMessage) => name || (fromUid === agent?.uid ? someone : you);
  const lines = [
    ...messages.map((message) => lineOf(message.sentAt, nameOf(message), wordsOf(intl, message.content, transcript))),
    ...unconfirmed.map((item) => {
      const mark = intl.formatMessage({ id: 'chat.transcript.unsent' });
      return `${lineOf(item.createdAt, you, wordsOf(intl, contentOf(item), transcript))} (${mark})`;
    }),
  ];
  if (lines.length === 0) lines.push(intl.formatMessage({ id: 'chat.transcript.empty' }));
  const head = [
    intl.formatMessage({ id: 'chat.transcript.title' }, { name: oneLine(someone) }),
    intl.formatMessage({ id: 'chat.transcript.saved' }, { time: `${formatMoment(intl, savedAt)} ${formatZone(intl)}` }),
    ...(complete ? [] : [intl.formatMessage({ id: 'chat.transcript.incomplete' })]),
  ];
  return `${[...head, '', ...lines].join('\n')}\n`;
}

/** The file's name, without characters that file systems forbid. */
export function transcriptName(intl: IntlShape, { agent, savedAt }: Pick<Transcript, 'agent' | 'savedAt'>): string {
  const name = agent?.name || intl.formatMessage({ id: 'chat.message.someone' });
  const date = new Date(savedAt).toISOString().slice(0, 'yyyy-mm-dd'.length);
  return intl.formatMessage({ id: 'chat.transcript.file' }, { name, date }).replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Continuation lines are indented, so that none can be mistaken for another message. */
const indented = (text: string) => text.replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\n    ');

function wordsOf(intl: IntlShape, content: ChatContent, { productAddress }: Transcript): string {
  switch (content.kind) {
    case 'text':
    case 'emoji':
      return plainText(content.text);
    case 'image':
      return intl.formatMessage({ id: 'chat.transcript.picture' }, { address: content.url }).trim();
    case 'product': {
      const { product, productId, sku } = content;
      if (!product) return intl.formatMessage({ id: 'chat.transcript.productGone' }, { number: productId });
      const values = { name: product.name, address: productAddress(productId, sku) };
      return intl.formatMessage({ id: 'chat.transcript.product' }, values);
    }
    case 'order':
      return intl.formatMessage({ id: 'chat.message.order' }, { number: content.orderNumber });
    case 'unknown':
      return intl.formatMessage({ id: 'chat.transcript.unknown' }, { text: content.text });
  }
}
