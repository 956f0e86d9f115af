import { DescriptionList, type DescriptionListProps } from '@rider/ui/description-list';
import type { ReactNode } from 'react';
import type { MessageIdBelow } from '../messages/ids.ts';
import { useMessages } from '../messages/use-messages.ts';

/** Props of `Facts`. */
export interface FactsProps<Messages extends string> extends Omit<DescriptionListProps, 'items'> {
  /** The beginning of the messages that name the facts. */
  messages: Messages;
  /** The facts by name; empty ones are left out. */
  facts: Partial<Record<MessageIdBelow<Messages>, ReactNode>>;
}

/** What is known about a thing, side by side. */
export function Facts<Messages extends string>({ messages, facts, ...list }: FactsProps<Messages>) {
  const text = useMessages<string>(messages);
  const items = Object.entries<ReactNode>(facts).map(([key, description]) => ({ key, term: text(key), description }));
  return <DescriptionList layout="columns" {...list} items={items} />;
}
