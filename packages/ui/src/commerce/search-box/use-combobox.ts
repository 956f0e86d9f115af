'use client';

import { useEffect, useRef, useState } from 'react';
import { isComposedKey } from '../../primitives/field/composed-key.ts';

interface ComboboxOptions {
  input: HTMLInputElement;
  /** Id of the listbox; option n has the id `{listId}-{n}`. */
  listId: string;
  count: number;
  /** Whether a note replaces the options; Escape closes it too. */
  hasNote: boolean;
  onChoose: (index: number) => void;
}

interface ComboboxState {
  open: boolean;
  /** Index of the active option, or -1. */
  active: number;
  close: () => void;
}

/**
 * The keyboard of an APG list-autocomplete combobox. The field was rendered before this code loaded, so the hook sets
 * and removes its attributes and listeners.
 */
export function useCombobox({ input, listId, count, hasNote, onChoose }: ComboboxOptions): ComboboxState {
  const [open, setOpen] = useState(document.activeElement === input);
  const [active, setActive] = useState(-1);
  const latest = useRef({ open, active, count, hasNote, onChoose });
  useEffect(() => {
    latest.current = { open, active, count, hasNote, onChoose };
  });

  useEffect(() => {
    const show = () => setOpen(true);
    const hide = () => {
      setOpen(false);
      setActive(-1);
    };
    const onInput = () => {
      setOpen(true);
      setActive(-1);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const now = latest.current;
      if (isComposedKey(event) || (now.count === 0 && !(now.hasNote && event.key === 'Escape'))) return;
      const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (move !== 0) {
        // The field itself (-1) precedes the first option.
        setActive(
          now.open ? ((now.active + 1 + move + now.count + 1) % (now.count + 1)) - 1 : move > 0 ? 0 : now.count - 1,
        );
        setOpen(true);
      } else if (event.key === 'Escape' && now.open) hide();
      else if (event.key === 'Enter' && now.open && now.active >= 0) {
        hide();
        now.onChoose(now.active);
      } else return;
      event.preventDefault();
    };
    const listeners = { focus: show, click: show, blur: hide, input: onInput, keydown: onKeyDown } as const;
    for (const [type, listener] of Object.entries(listeners)) input.addEventListener(type, listener as EventListener);
    input.form?.addEventListener('submit', hide);
    return () => {
      for (const [type, listener] of Object.entries(listeners))
        input.removeEventListener(type, listener as EventListener);
      input.form?.removeEventListener('submit', hide);
    };
  }, [input]);

  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      'aria-expanded': String(open && count > 0),
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
    };
  }, [input, listId, open, active, count]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return { open, active, close: () => setOpen(false) };
}
