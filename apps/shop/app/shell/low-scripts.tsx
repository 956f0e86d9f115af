import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';
import messageFiles from 'virtual:message-files';
import { useLocale } from '../messages/messages.tsx';

/** The page's scripts and their preloads at low priority, after the resources of the first paint: the page works as HTML until then. */
export function LowScripts({ nonce }: { nonce: string | undefined }) {
  // Called as a function, because the router has no setting for the priority of its elements.
  return atLowPriority(Scripts({ nonce }));
}

/** Preloads the messages of a first page, which the entry imports: otherwise they would cost another round trip. */
export function MessagesPreload() {
  const file = messageFiles[useLocale()];
  return file !== undefined && <link rel="modulepreload" href={file} fetchPriority="low" />;
}

function atLowPriority(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode) => atLowPriority(each));
  if (!isValidElement<{ children?: ReactNode; fetchPriority?: string }>(node)) return node;
  if (node.type !== Fragment) return cloneElement(node, { fetchPriority: 'low' });
  const { children } = node.props;
  return cloneElement(node, {}, ...(Array.isArray(children) ? children : [children]).map(atLowPriority));
}
