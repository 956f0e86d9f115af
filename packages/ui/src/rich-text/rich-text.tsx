import { createElement, useMemo, type HTMLAttributes, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Link } from '../link/index.ts';
import { parseRichText, type RichElement, type RichNode } from './parse.ts';
import * as styles from './rich-text.css.ts';

/** HTML of the wire, e.g. a product's description. */
export interface RichTextProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  html: string;
}

/** Shows untrusted HTML as React nodes: allowed elements and attributes only, alike on server and browser. */
export function RichText({ html, className, ...rest }: RichTextProps) {
  const intl = useIntl();
  const nodes = useMemo(() => parseRichText(html), [html]);
  return (
    <div data-component="rich-text" className={classNames(styles.richText, className)} {...rest}>
      {nodes.map((node, index) => renderNode(node, index, intl))}
    </div>
  );
}

function renderNode(node: RichNode, key: number, intl: IntlShape): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'a') return renderLink(node, key, intl);
  if (node.tag === 'img') return renderPicture(node, key);
  if (node.tag === 'table') return renderTable(node, key, intl);
  const { colspan: colSpan, rowspan: rowSpan } = node.attributes;
  return createElement(node.tag, { key, colSpan, rowSpan }, ...renderChildren(node, intl));
}

function renderChildren(node: RichElement, intl: IntlShape): ReactNode[] {
  return node.children.map((child, index) => renderNode(child, index, intl));
}

function renderLink(node: RichElement, key: number, intl: IntlShape): ReactNode {
  const { href } = node.attributes;
  const children = renderChildren(node, intl);
  if (href === undefined) return createElement('span', { key }, ...children);
  const isOurs = /^[/?#](?!\/)/.test(href);
  return (
    <Link key={key} href={href} {...(isOurs ? {} : { rel: 'noopener nofollow' })}>
      {children}
    </Link>
  );
}

function renderPicture(node: RichElement, key: number): ReactNode {
  const { src, alt = '', width, height } = node.attributes;
  return src === undefined ? alt : <img key={key} {...{ src, alt, width, height }} loading="lazy" decoding="async" />;
}

/** Wide tables scroll in a box of their own, which the keyboard must reach. */
function renderTable(node: RichElement, key: number, intl: IntlShape): ReactNode {
  const label = intl.formatMessage({ id: 'ui.richText.table' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must take the focus
    <div key={key} role="group" aria-label={label} tabIndex={0} className={styles.table}>
      {createElement('table', {}, ...renderChildren(node, intl))}
    </div>
  );
}
