'use client';

import { createElement, type ComponentProps, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Link } from '../link/index.ts';
import type { RichElement, RichNode } from '../rich-text-parser/index.ts';
import * as styles from './rich-text.css.ts';

/**
 * Untrusted HTML, parsed by `parseRichText` of rich-text-parser. A separate entry, so that pages with parsed content
 * load no parser.
 */
export interface RichTextProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** Parsed rich text. */
  content: readonly RichNode[];
}

/** Renders rich text as React nodes: only what the parser allows, identical on server and browser. */
export function RichText({ content, className, ...rest }: RichTextProps) {
  const intl = useIntl();
  return (
    <div data-component="rich-text" className={classNames(styles.richText, className)} {...rest}>
      {content.map((node, index) => renderNode(node, index, intl))}
    </div>
  );
}

function renderNode(node: RichNode, key: number, intl: IntlShape): ReactNode {
  if (typeof node === 'string') return node;
  const [tag, attributes] = node;
  if (tag === 'a') return renderLink(node, key, intl);
  if (tag === 'img') return renderPicture(node, key);
  if (tag === 'table') return renderTable(node, key, intl);
  const { colspan: colSpan, rowspan: rowSpan } = attributes ?? {};
  return createElement(tag, { key, colSpan, rowSpan }, ...renderChildren(node, intl));
}

function renderChildren([, , children]: RichElement, intl: IntlShape): ReactNode[] {
  return children.map((child, index) => renderNode(child, index, intl));
}

function renderLink(node: RichElement, key: number, intl: IntlShape): ReactNode {
  const href = node[1]?.href;
  const children = renderChildren(node, intl);
  if (href === undefined) return createElement('span', { key }, ...children);
  const isOurs = /^[/?#](?!\/)/.test(href);
  return (
    <Link key={key} href={href} {...(isOurs ? {} : { rel: 'noopener nofollow' })}>
      {children}
    </Link>
  );
}

function renderPicture([, attributes]: RichElement, key: number): ReactNode {
  const { src, alt = '', width, height } = attributes ?? {};
  return src === undefined ? (
    alt
  ) : (
    <img key={key} alt={alt} {...{ src, width, height }} loading="lazy" decoding="async" />
  );
}

function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node[2].map(textOf).join('');
}

/** Wide tables scroll in a region named after the table, which is focusable. */
function renderTable(node: RichElement, key: number, intl: IntlShape): ReactNode {
  const caption = node[2].find((child) => typeof child !== 'string' && child[0] === 'caption');
  const label = (caption && textOf(caption).trim()) || intl.formatMessage({ id: 'ui.richText.table' });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll box must take the focus
    <div key={key} role="group" aria-label={label} tabIndex={0} className={styles.table}>
      {createElement('table', {}, ...renderChildren(node, intl))}
    </div>
  );
}
