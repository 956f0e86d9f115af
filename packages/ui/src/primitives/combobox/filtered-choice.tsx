'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CompositionEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useIntl } from 'react-intl';
import { mergeProps } from 'react-aria/mergeProps';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useComboBox, type AriaComboBoxOptions } from 'react-aria/useComboBox';
import { useFilter } from 'react-aria/useFilter';
import { Item } from 'react-stately/Item';
import { useComboBoxState, type ComboBoxState } from 'react-stately/useComboBoxState';
import * as fieldStyles from '../field/field.css.ts';
import { labelId } from '../field/field.tsx';
import { useFieldIdentity } from '../field/form-errors.tsx';
import { isComposedKey } from '../field/composed-key.ts';
import type { PlainAnswer } from '../field/plain-first.ts';
import { Icon } from '../icon/index.ts';
import { AnchoredPopover } from '../popover/index.ts';
import type { ComboboxOption } from './combobox-props.ts';
import { useStableCallback } from '../stable-callback/index.ts';
import { OptionList } from './option-list.tsx';
import type { ChoiceProps } from './plain-choice.tsx';

type FilteredChoiceProps = ChoiceProps & { answer: PlainAnswer };

/** Input, buttons and list of a combobox after hydration. */
export function FilteredChoice(props: FilteredChoiceProps) {
  const { wiring, answer, options, loading = false, empty, ref, freeText = false } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const { state, given, additions } = useChoiceState(props);
  const refs = { inputRef: input, buttonRef: button, listBoxRef: list, popoverRef: surface };
  const { inputProps, buttonProps, listBoxProps } = useComboBox({ ...given, ...refs }, state);
  useEffect(() => {
    if (answer.focused) input.current?.focus();
  }, [answer.focused]);
  useEarlyText(props);
  const { required, name, ...texts } = wiring;
  const posted = state.selectedKey ?? (freeText ? state.inputValue : '');
  return (
    <>
      <span ref={frame} className={fieldStyles.frame} data-part="frame" data-state={state.isOpen ? 'open' : 'closed'}>
        <input
          {...mergeProps(inputAttributes(props), inputProps, additions)}
          {...texts}
          ref={input}
          required={required}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            props.onKeyDown?.(event);
            // Keys during composition must not choose from the list.
            if (!isComposedKey(event.nativeEvent)) inputProps.onKeyDown?.(event);
          }}
          className={fieldStyles.framed}
        />
        {state.inputValue !== '' && !props.disabled && !props.readOnly && <ClearButton state={state} input={input} />}
        <OpenButton buttonProps={buttonProps} button={button} />
      </span>
      {name !== undefined && <input type="hidden" name={name} value={posted} disabled={props.disabled} />}
      <AnchoredPopover
        ref={surface}
        anchor={frame}
        open={state.isOpen}
        onOpenChange={(open) => open || state.close()}
        matchWidth
        {...(props.container && { container: props.container })}
      >
        <OptionList
          state={state}
          listProps={listBoxProps}
          list={list}
          loading={loading}
          emptyText={empty}
          options={options}
        />
      </AnchoredPopover>
    </>
  );
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
  ...(['onInputValueChange', 'filtered', 'loading', 'freeText', 'empty', 'container', 'ref', 'onKeyDown'] as const),
]);

/** The attributes of the input that the combobox does not set itself. */
function inputAttributes(props: FilteredChoiceProps): InputHTMLAttributes<HTMLInputElement> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)));
}

/** The state of the combobox and the props of its hooks. */
function useChoiceState(props: FilteredChoiceProps) {
  const { wiring, answer, options, filtered = false, freeText = false, empty, onValueChange } = props;
  const { markEdited } = useFieldIdentity({ id: wiring.id, name: wiring.name });
  const { contains } = useFilter({ sensitivity: 'base' });
  const [composed, setComposed] = useState<string | null>(null);
  const given = {
    ...(filtered ? { items: options } : { defaultItems: options }),
    ...startOf(props, answer),
    ...(props.inputValue !== undefined && { inputValue: props.inputValue }),
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    onChange: (value: string | number | null) => {
      markEdited();
      onValueChange?.(value === null ? null : String(value));
    },
    ...(props.onInputValueChange && { onInputChange: props.onInputValueChange }),
    allowsCustomValue: freeText,
    isDisabled: props.disabled ?? false,
    isReadOnly: props.readOnly ?? false,
    isInvalid: wiring['aria-invalid'] ?? false,
    'aria-labelledby': labelId(wiring.id),
  } satisfies Partial<AriaComboBoxOptions<ComboboxOption>>;
  const state = useComboBoxState<ComboboxOption>({
    ...given,
    // A host that empties the field after a choice does not open the list again.
    allowsEmptyCollection: empty !== false || props.inputValue !== '',
    // During composition the text matches nothing, so the list waits.
    defaultFilter: (text, typed) => contains(text, composed ?? typed),
    children: (option) => (
      <Item key={option.value} textValue={option.label}>
        {option.label}
      </Item>
    ),
  });
  const additions = {
    // When a focus trap returns the focus at once, React Aria still takes the field for focused and does not notice.
    onFocus: () => state.setFocused(true),
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>) => setComposed(event.currentTarget.value),
    onCompositionEnd: () => setComposed(null),
  };
  return { state, given, additions };
}

/** The initial choice: from the plain control before hydration, else from the props. */
function startOf(
  { value, defaultValue, options, defaultInputValue, freeText, filtered }: FilteredChoiceProps,
  answer: PlainAnswer,
) {
  if (value !== undefined) return { value };
  if (!freeText && !filtered) return { defaultValue: answer.value || defaultValue || null };
  const chosen = options.find((option) => option.label === answer.value)?.value ?? null;
  return { defaultValue: chosen, defaultInputValue: answer.value || (defaultInputValue ?? '') };
}

interface OpenButtonProps {
  buttonProps: AriaButtonProps;
  button: RefObject<HTMLButtonElement | null>;
}

function OpenButton({ buttonProps: given, button }: OpenButtonProps) {
  const { buttonProps } = useButton(given, button);
  return (
    <button {...buttonProps} ref={button} className={fieldStyles.frameButton} data-part="open">
      <Icon name="chevron-down" />
    </button>
  );
}

function ClearButton(props: { state: ComboBoxState<ComboboxOption>; input: RefObject<HTMLInputElement | null> }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: 'ui.combobox.clear' })}
      // An open list hides everything else from assistive technology, so nothing else may take the focus.
      tabIndex={props.state.isOpen ? -1 : 0}
      onClick={() => {
        props.state.setValue(null);
        props.state.setInputValue('');
        props.input.current?.focus();
      }}
      className={fieldStyles.frameButton}
      data-part="clear"
    >
      <Icon name="close" size="small" />
    </button>
  );
}
