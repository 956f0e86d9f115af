'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useIntl } from 'react-intl';
import { isComposedKey } from '../field/composed-key.ts';
import * as fieldStyles from '../field/field.css.ts';
import { Icon } from '../icon/index.ts';
import { AnchoredPopover } from '../popover/anchored-popover.tsx';
import { useStableCallback } from '../stable-callback/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { OptionList } from './option-list.tsx';
import { useChoice, type Choice, type FilteredChoiceProps } from './use-choice.ts';

/** Input, buttons and list of a combobox after hydration, as the ARIA pattern "combobox with list autocomplete" has them. */
export function FilteredChoice(props: FilteredChoiceProps) {
  const { wiring, answer, loading = false, empty, ref, disabled, readOnly } = props;
  const intl = useIntl();
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const choice = useChoice(props);
  const { text, isOpen, active } = choice;
  const isLocked = disabled === true || readOnly === true;
  useEffect(() => {
    if (answer.focused) input.current?.focus();
  }, [answer.focused]);
  useEarlyText(props);
  const listId = `${wiring.id}-list`;
  const { required, name, ...identity } = wiring;
  return (
    <>
      <span
        ref={frame}
        className={fieldStyles.frame}
        data-part="frame"
        data-state={isOpen ? 'open' : 'closed'}
        onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || choice.leave()}
      >
        <input
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          {...inputAttributes(props)}
          {...identity}
          ref={input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
          required={required}
          value={text}
          onChange={(event) => choice.type(event.currentTarget.value)}
          onCompositionStart={() => choice.setComposing(true)}
          onCompositionEnd={() => choice.setComposing(false)}
          onKeyDown={(event) => {
            props.onKeyDown?.(event);
            if (!isLocked) operate(choice, event);
          }}
          className={fieldStyles.framed}
        />
        {text !== '' && !isLocked && <ClearButton choice={choice} input={input} />}
        <OpenButton choice={choice} input={input} disabled={isLocked} />
      </span>
      {name !== undefined && <input type="hidden" name={name} value={choice.posted} disabled={disabled} />}
      <VisuallyHidden role="status">
        {isOpen && !loading && intl.formatMessage({ id: 'ui.combobox.count' }, { count: choice.shown.length })}
      </VisuallyHidden>
      <AnchoredPopover anchor={frame} open={isOpen} onOpenChange={choice.close} onEscape={choice.leave} matchWidth>
        <OptionList id={listId} fieldId={wiring.id} choice={choice} loading={loading} emptyText={empty} />
      </AnchoredPopover>
    </>
  );
}

/** The keyboard of the input. Esc with an open list is the list's. */
function operate(choice: Choice, event: KeyboardEvent<HTMLInputElement>): void {
  // Keys during composition must not choose from the list.
  if (isComposedKey(event.nativeEvent)) return;
  const option = choice.shown[choice.active];
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const isDown = event.key === 'ArrowDown';
    event.preventDefault();
    if (choice.isOpen) choice.move(isDown);
    else choice.open(isDown ? 'first' : 'last');
  } else if (event.key === 'Enter' && choice.isOpen) {
    event.preventDefault();
    if (option) choice.choose(option);
    else choice.leave();
  } else if (event.key === 'Tab') {
    if (option) choice.choose(option);
    else choice.close();
  } else if (event.key === 'Escape') choice.leave();
}

/** Reports text typed before hydration, which the host of a controlled field does not have. */
function useEarlyText({ answer, freeText, inputValue, onInputValueChange }: FilteredChoiceProps) {
  const report = useStableCallback(() => {
    if (freeText && inputValue !== undefined && answer.value !== inputValue) onInputValueChange?.(answer.value);
  });
  useEffect(() => report(), [report]);
}

const own: ReadonlySet<string> = new Set<keyof FilteredChoiceProps>([
  ...([
    'wiring',
    'answer',
    'options',
    'value',
    'defaultValue',
    'onValueChange',
    'inputValue',
    'defaultInputValue',
  ] as const),
  ...(['onInputValueChange', 'filtered', 'loading', 'freeText', 'empty', 'ref'] as const),
]);

/** The attributes of the input that the combobox does not set itself. */
function inputAttributes(props: FilteredChoiceProps): InputHTMLAttributes<HTMLInputElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)));
}

interface ControlProps {
  choice: Choice;
  input: RefObject<HTMLInputElement | null>;
}

/** Opens the list for the pointer; the keyboard has the arrows. */
function OpenButton({ choice, input, disabled }: ControlProps & { disabled: boolean }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'ui.combobox.open' })}
      aria-haspopup="listbox"
      aria-expanded={choice.isOpen}
      disabled={disabled}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        input.current?.focus();
        if (choice.isOpen) choice.close();
        else choice.open();
      }}
      className={fieldStyles.frameButton}
      data-part="open"
    >
      <Icon name="chevron-down" />
    </button>
  );
}

function ClearButton({ choice, input }: ControlProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: 'ui.combobox.clear' })}
      onClick={() => {
        choice.clear();
        input.current?.focus();
      }}
      className={fieldStyles.frameButton}
      data-part="clear"
    >
      <Icon name="close" size="small" />
    </button>
  );
}
