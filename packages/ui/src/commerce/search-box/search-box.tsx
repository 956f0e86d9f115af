'use client';

import { Suspense, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keepComposedText } from '../../primitives/field/composed-key.ts';
import { lazyWithRetry } from '../../primitives/lazy-with-retry/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import type { SuggestedProducts, Suggestion } from './suggestion-groups.ts';
import * as styles from './search-box.css.ts';

/** The list under a field that searches for products, which makes it a combobox. Loaded at its first use, in a `Suspense`. */
export const ProductSuggestions = lazyWithRetry(() => import('./suggestions.tsx'));

/** Props of the search box. */
export interface SearchBoxProps {
  /** Address of the results, with language prefix: the form works without script. */
  action: string;
  /** Id of the field, for links to it. */
  fieldId?: string | undefined;
  /**
   * The page's search term.
   * @default ''
   */
  defaultValue?: string | undefined;
  /**
   * Whether the placeholder proposes part numbers and glass thickness.
   * @default true
   */
  findsPartNumbers?: boolean | undefined;
  /** Suggested while the field is empty. */
  hotKeywords?: readonly string[] | undefined;
  /** Loads suggestions while typing. */
  loadSuggestions?: ((text: string, signal: AbortSignal) => Promise<SuggestedProducts>) | undefined;
  /** Replaces the form's GET: called with the trimmed, non-empty term. */
  onSearch?: ((term: string) => void) | undefined;
  /**
   * Called with a chosen product's or category's path without language prefix. Without it the browser loads the path.
   */
  onNavigate?: ((href: string) => void) | undefined;
}

/** The search form of the header. A blank term shows an error at the field. */
export function SearchBox(props: SearchBoxProps) {
  const { action, fieldId, defaultValue: term = '', findsPartNumbers = true, hotKeywords = [], ...handlers } = props;
  const { loadSuggestions, onSearch, onNavigate } = handlers;
  const intl = useIntl();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The field after its first focus, from when on suggestions are active.
  const [assisted, setAssisted] = useState<HTMLInputElement | null>(null);
  const [isBlank, setBlank] = useState(false);

  function refuse(event: FormEvent) {
    event.preventDefault();
    setBlank(true);
    input.current?.focus();
  }
  function onSubmit(event: FormEvent) {
    const text = input.current?.value.trim() ?? '';
    if (text === '') return refuse(event);
    setBlank(false);
    if (!onSearch) return undefined;
    event.preventDefault();
    return onSearch(text);
  }
  function searchFor(text: string) {
    if (input.current) input.current.value = text;
    form.current?.requestSubmit();
  }
  function choose({ href, label }: Suggestion) {
    if (href === null) searchFor(label);
    else if (onNavigate) onNavigate(href);
    else window.location.assign(href);
  }
  return (
    <search data-component="search-box" className={styles.box}>
      <form ref={form} action={action} method="get" onSubmit={onSubmit} className={styles.form}>
        {/* The field is uncontrolled; a new key resets it to a new page's term. */}
        <input
          key={term}
          ref={input}
          id={fieldId}
          type="search"
          name="title"
          defaultValue={term}
          required
          pattern=".*\S.*"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={intl.formatMessage({ id: 'ui.searchBox.label' })}
          placeholder={intl.formatMessage({ id: findsPartNumbers ? 'ui.searchBox.placeholder' : 'ui.searchBox.label' })}
          aria-invalid={isBlank}
          aria-describedby={isBlank ? id : undefined}
          onFocus={(event) => setAssisted(event.currentTarget)}
          onInput={() => setBlank(false)}
          onInvalid={refuse}
          onKeyDown={keepComposedText}
          className={styles.input}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <VisuallyHidden>
            <FormattedMessage id="ui.searchBox.submit" />
          </VisuallyHidden>
        </button>
        <p id={id} role="alert" className={styles.message}>
          {isBlank && intl.formatMessage({ id: 'ui.searchBox.blank' })}
        </p>
        {assisted && (loadSuggestions || hotKeywords.length > 0) && (
          <Suspense fallback={null}>
            <ProductSuggestions
              input={assisted}
              // The list must not cover the error.
              hotKeywords={isBlank ? [] : hotKeywords}
              loadSuggestions={loadSuggestions}
              onValueChange={choose}
            />
          </Suspense>
        )}
      </form>
    </search>
  );
}
