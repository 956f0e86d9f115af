'use client';

import { useRef, type ReactNode, type RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState } from 'react-stately/useListState';
import { Icon } from '../icon/index.ts';
import * as styles from './combobox.css.ts';
import type { ComboboxOption } from './combobox-props.ts';

interface OptionListProps {
  state: ListState<ComboboxOption>;
  listProps: AriaListBoxOptions<ComboboxOption>;
  list: RefObject<HTMLUListElement | null>;
  options: readonly ComboboxOption[];
  loading: boolean;
  emptyText: ReactNode;
}

/** The list under the input. Messages are beside the list, because they are no options. */
export function OptionList({ state, listProps, list, options, loading, emptyText }: OptionListProps) {
  const { listBoxProps } = useListBox(listProps, state, list);
  const shown = [...state.collection];
  return (
    <>
      <ul {...listBoxProps} ref={list} aria-busy={loading || undefined} className={styles.list} data-part="list">
        {shown.map((item) => (
          <OptionLine
            key={item.key}
            value={String(item.key)}
            option={item.value ?? options.find((option) => option.value === item.key)}
            state={state}
          />
        ))}
      </ul>
      {(loading || shown.length === 0) && (
        <p className={styles.note} data-part={loading ? 'loading' : 'empty'}>
          {loading ? (
            <FormattedMessage id="ui.combobox.loading" />
          ) : (
            (emptyText ?? <FormattedMessage id="ui.combobox.empty" />)
          )}
        </p>
      )}
    </>
  );
}

interface OptionLineProps {
  value: string;
  option: ComboboxOption | undefined;
  state: ListState<ComboboxOption>;
}

function OptionLine({ value, option, state }: OptionLineProps) {
  const line = useRef<HTMLLIElement>(null);
  // Named by its text and its description.
  const { optionProps, isSelected, isFocused, isDisabled } = useOption({ key: value }, state, line);
  const marks = [isFocused && 'active', isSelected && 'chosen', isDisabled && 'disabled'].filter(Boolean).join(' ');
  return (
    <li {...optionProps} ref={line} className={styles.option} data-state={marks || undefined}>
      <span className={styles.words}>
        <span>{option?.label}</span>
        {option?.description && (
          <>
            {' '}
            <span className={styles.description}>{option.description}</span>
          </>
        )}
      </span>
      {isSelected && <Icon name="check" size="small" />}
    </li>
  );
}
