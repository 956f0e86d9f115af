'use client';

import { Component, type ReactNode } from 'react';

/** Props of a failure boundary. */
export interface FailureBoundaryProps {
  /** The language of its page. */
  locale: string;
  /** Address of the link to leave the page. */
  homeHref: string;
  children: ReactNode;
}

// The page has its own texts, because the provider of the others may have failed.
const ENGLISH = { title: 'Something went wrong', note: 'Please load the page again.', reload: 'Reload', home: 'Home' };
const CHINESE: typeof ENGLISH = { title: '出错了', note: '请重新加载页面。', reload: '重新加载', home: '返回首页' };

/**
 * The outermost boundary for failures while rendering. Its page uses no provider, no styles, no storage and no further code, so that it
 * shows whatever has failed.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { locale, homeHref, children } = this.props;
    if (!this.state.failed) return children;
    const text = locale.startsWith('zh') ? CHINESE : ENGLISH;
    return (
      <main id="content" lang={locale} data-component="failure-boundary">
        <h1>{text.title}</h1>
        <p>{text.note}</p>
        <p>
          <button type="button" onClick={() => window.location.reload()}>
            {text.reload}
          </button>{' '}
          <a href={homeHref}>{text.home}</a>
        </p>
      </main>
    );
  }
}
