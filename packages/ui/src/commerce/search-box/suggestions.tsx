'use client';

// An APG listbox: focus and keyboard stay with the field (use-combobox.ts); no HTML element does this.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */
import { useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Picture } from '../../primitives/picture/index.ts';
import { useScreens } from '../../primitives/link/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { formatMoney } from '../price/index.ts';
import { suggestionGroups, type SuggestedProducts, type Suggestion } from './suggestion-groups.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestedProducts } from './use-suggested-products.ts';
import * as styles from './suggestions.css.ts';

/** Props of the list. */
export interface SuggestionsProps {
  /** The search field, which is a combobox while this is mounted. */
  input: HTMLInputElement;
  hotKeywords: readonly string[];
  loadSuggestions: ((text: string, signal: AbortSignal) => Promise<SuggestedProducts>) | undefined;
  /** Called with the chosen option. */
  onValueChange: (option: Suggestion) => void;
}

/** The list under a search field: hot keywords while it is empty, products and categories while typing. */
export default function Suggestions({ input, hotKeywords, loadSuggestions, onValueChange }: SuggestionsProps) {
  const intl = useIntl();
  const listId = useId();
  const [text, setText] = useState(input.value.trim());
  useEffect(() => {
    const read = () => setText(input.value.trim());
    // Text typed since this was rendered.
    read();
    input.addEventListener('input', read);
    return () => input.removeEventListener('input', read);
  }, [input]);

  const { text: searchedText, found, failed } = useSuggestedProducts(text, loadSuggestions);
  const groups = suggestionGroups(text, hotKeywords, found, useScreens());
  const options = groups.flatMap((group) => group.options);
  const isEmpty = text !== '' && found !== null && options.length === 0;

  const { open, active, close } = useCombobox({
    input,
    listId,
    count: options.length,
    hasNote: isEmpty,
    onChoose: (index) => {
      const option = options[index];
      if (option) onValueChange(option);
    },
  });
  const note = isEmpty
    ? intl.formatMessage({ id: 'ui.searchBox.none' }, { text: searchedText })
    : text !== '' && found?.searched
      ? intl.formatMessage({ id: 'ui.searchBox.searched' }, { text: searchedText, searched: found.searched })
      : null;
  const status = [
    note,
    text !== '' && found && !isEmpty && intl.formatMessage({ id: 'ui.searchBox.found' }, { count: options.length }),
    failed && intl.formatMessage({ id: 'ui.searchBox.failed' }),
  ];
  const shown = open && (options.length > 0 || isEmpty);
  return (
    <>
      <VisuallyHidden role="status">{open && status.filter(Boolean).join(' ')}</VisuallyHidden>
      <div
        role="presentation"
        hidden={!shown}
        // Prevents a press on an option from moving the focus.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className={styles.list}
      >
        {note && <p className={styles.note}>{note}</p>}
        <div
          id={listId}
          role="listbox"
          aria-label={intl.formatMessage({ id: 'ui.searchBox.suggestions' })}
          hidden={options.length === 0}
        >
          {groups.map((group) => (
            <div key={group.key} role="group" aria-labelledby={`${listId}-${group.key}`} className={styles.group}>
              <span id={`${listId}-${group.key}`} className={styles.heading}>
                <FormattedMessage id={`ui.searchBox.${group.key}`} />
              </span>
              {group.options.map((option) => {
                const index = options.indexOf(option);
                return (
                  <div
                    key={option.key}
                    id={`${listId}-${index}`}
                    role="option"
                    aria-selected={index === active}
                    onClick={() => {
                      close();
                      onValueChange(option);
                    }}
                    className={group.key === 'hot' ? styles.keyword : styles.option}
                  >
                    {option.image && <Picture src={option.image} size={40} className={styles.picture} />}
                    <span className={styles.label}>
                      {option.label}
                      {option.code && <span className={styles.code}>{option.code}</span>}
                    </span>
                    {option.price !== null && <span className={styles.price}>{formatMoney(intl, option.price)}</span>}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
