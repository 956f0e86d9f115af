'use client';

import { useState } from 'react';
import { useFieldIdentity } from '../field/form-errors.tsx';
import type { PlainAnswer } from '../field/plain-first.ts';
import type { ComboboxOption } from './combobox-props.ts';
import type { ChoiceProps } from './plain-choice.tsx';

/** Props of the control after hydration. */
export type FilteredChoiceProps = ChoiceProps & { answer: PlainAnswer };

/** A combobox: its choice and text, and the list with its active option. */
export interface Choice {
  value: string | null;
  text: string;
  /** What the form sends. */
  posted: string;
  /** The options in the list. */
  shown: readonly ComboboxOption[];
  isOpen: boolean;
  /** The active option's place in the list, or -1. */
  active: number;
  choose: (option: ComboboxOption) => void;
  clear: () => void;
  type: (text: string) => void;
  /** During a composition the list waits. */
  setComposing: (isComposing: boolean) => void;
  /** Opens the complete list, with the choice or the option at an end of the list active. */
  open: (end?: 'first' | 'last') => void;
  close: () => void;
  activate: (place: number) => void;
  /** Makes the next or previous option active. */
  move: (isDown: boolean) => void;
  /** Ends typing: text that is no choice is discarded, or with `freeText` the choice. */
  leave: () => void;
}

/** State and rules of a combobox, without its elements. */
export function useChoice(props: FilteredChoiceProps): Choice {
  const { wiring, options, filtered = false, freeText = false, empty, onValueChange, onInputValueChange } = props;
  const { markEdited } = useFieldIdentity({ id: wiring.id, name: wiring.name });
  const [start] = useState(() => startOf(props));
  const [own, setOwn] = useState(start.choice);
  // Text that is not the label of the choice.
  const [typed, setTyped] = useState(start.text);
  const [composed, setComposed] = useState<string | null>(null);
  const [list, setList] = useState<'closed' | 'all' | 'matching'>('closed');
  const [active, setActive] = useState(-1);
  const value = props.value === undefined ? own.value : props.value;
  const known = options.find((option) => option.value === value)?.label;
  const label = value === null ? '' : (known ?? (own.value === value ? own.label : ''));
  const text = props.inputValue ?? typed ?? label;
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    if (value !== null) setTyped(null);
  }
  const shown = list === 'all' || filtered ? options : matching(options, composed ?? text);
  // A host that empties the field after a choice does not open the list again.
  const isOpen = list !== 'closed' && (shown.length > 0 || empty !== false || text !== '');

  function show(next: typeof list) {
    setList(next);
    setActive(-1);
  }
  function select(next: { value: string | null; label: string }) {
    setOwn(next);
    if (next.value === value) return;
    markEdited();
    onValueChange?.(next.value);
  }
  function write(next: string | null, written: string) {
    setTyped(next);
    if (written !== text) onInputValueChange?.(written);
  }
  return {
    value,
    text,
    posted: freeText && (value === null || text !== label) ? text : (value ?? ''),
    shown,
    isOpen,
    active: isOpen && active < shown.length ? active : -1,
    choose(option) {
      show('closed');
      write(null, option.label);
      select(option);
    },
    clear() {
      write('', '');
      select({ value: null, label: '' });
    },
    type(next) {
      show('matching');
      write(next, next);
      if (next === '' && !isOfHost(props)) select({ value: null, label: '' });
    },
    setComposing: (isComposing) => setComposed(isComposing ? text : null),
    open(end) {
      show('all');
      const chosen = options.findIndex((option) => option.value === value && !option.disabled);
      if (end !== undefined) setActive(chosen < 0 ? nextEnabled(options, -1, end === 'first') : chosen);
    },
    close: () => show('closed'),
    activate: setActive,
    move: (isDown) => setActive(nextEnabled(shown, active, isDown)),
    leave() {
      show('closed');
      if (text === label || isOfHost(props)) return;
      if (freeText) select({ value: null, label: '' });
      else write(null, label);
    },
  };
}

/** Whether choice and text are both controlled: then the host clears them. */
function isOfHost({ value, inputValue }: FilteredChoiceProps): boolean {
  return value !== undefined && inputValue !== undefined;
}

/** The place of the next option that can be chosen; before the first, -1, upwards the last. The same place without another. */
function nextEnabled(options: readonly ComboboxOption[], from: number, isDown: boolean): number {
  const places = options.flatMap((option, place) => (option.disabled ? [] : [place]));
  const found = isDown ? places.find((place) => place > from) : places.findLast((place) => from < 0 || place < from);
  return found ?? from;
}

/** The options whose label contains the text, without regard to case and accents. */
function matching(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const plain = (written: string) => written.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();
  const wanted = plain(text);
  return options.filter((option) => plain(option.label).includes(wanted));
}

/** The initial choice and text: from the plain control before hydration, else from the props. */
function startOf({
  value,
  defaultValue,
  options,
  answer,
  defaultInputValue = '',
  freeText,
  filtered,
}: FilteredChoiceProps) {
  const named = (chosen: string | null) => ({
    value: chosen,
    label: options.find((option) => option.value === chosen)?.label ?? '',
  });
  if (value !== undefined) return { choice: named(value), text: null };
  if (!freeText && !filtered) return { choice: named(answer.value || defaultValue || null), text: null };
  const text = answer.value || defaultInputValue;
  const chosen = options.find((option) => option.label === text);
  return { choice: named(chosen?.value ?? null), text: chosen ? null : text };
}
