import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { Scripts } from 'react-router';

/** The router's scripts and their preloads, fetched after what the first paint needs: the page works as HTML until they come. */
export function LowScripts({ nonce }: { nonce: string | undefined }) {
  // Called, not rendered: the router has no setting for the priority of what it writes.
  return atLowPriority(Scripts({ nonce }));
}

function atLowPriority(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map((each: ReactNode) => atLowPriority(each));
  if (!isValidElement<{ children?: ReactNode; fetchPriority?: string }>(node)) return node;
  if (node.type !== Fragment) return cloneElement(node, { fetchPriority: 'low' });
  const { children } = node.props;
  return cloneElement(node, {}, ...(Array.isArray(children) ? children : [children]).map(atLowPriority));
}
