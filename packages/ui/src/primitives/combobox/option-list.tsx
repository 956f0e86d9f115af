'use client';

// An APG listbox: focus and keyboard stay with the field; no HTML element does this.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */
import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { labelId } from '../field/field.tsx';
import { Icon } from '../icon/index.ts';
import * as styles from './combobox.css.ts';
import type { ComboboxOption } from './combobox-props.ts';
import type { Choice } from './use-choice.ts';

interface OptionListProps {
  id: string;
  fieldId: string;
  choice: Choice;
  loading: boolean;
  emptyText: ReactNode;
}

/** The list under the input. Messages are beside the list, because they are no options. */
export function OptionList({ id, fieldId, choice, loading, emptyText }: OptionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { shown, active } = choice;
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelId(fieldId)}
        aria-busy={loading || undefined}
        className={styles.list}
        data-part="list"
        // A press leaves the focus in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option, place) => (
          <OptionLine key={option.value} id={`${id}-${place}`} {...{ option, place, choice }} />
        ))}
      </div>
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
  id: string;
  option: ComboboxOption;
  place: number;
  choice: Choice;
}

function OptionLine({ id, option, place, choice }: OptionLineProps) {
  const { label, description, disabled = false } = option;
  const isActive = place === choice.active;
  const isChosen = option.value === choice.value;
  const marks = [isActive && 'active', isChosen && 'chosen', disabled && 'disabled'].filter(Boolean).join(' ');
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      onMouseMove={() => disabled || isActive || choice.activate(place)}
      onClick={() => disabled || choice.choose(option)}
      className={styles.option}
      data-state={marks || undefined}
    >
      <span className={styles.words}>
        <span>{label}</span>
        {description && (
          <>
            {' '}
            <span className={styles.description}>{description}</span>
          </>
        )}
      </span>
      {isChosen && <Icon name="check" size="small" />}
    </div>
  );
}
