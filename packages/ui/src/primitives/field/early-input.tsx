'use client';

import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type ChangeEventHandler,
  type InputHTMLAttributes,
  type Ref,
  type RefObject,
  type TextareaHTMLAttributes,
} from 'react';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';
import { useScripted } from './use-scripted.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the ref of a control. If controlled by a value, it reports what was typed or chosen before hydration: React leaves it in the element, but
 * fires no event for it. A layout effect, so that the next event adds to it.
 */
export function useEarlyInput<Element extends Control>(
  ref: Ref<Element> | undefined,
  value: unknown,
  onChange: ChangeEventHandler<Element> | undefined,
): RefObject<Element | null> {
  const control = useRef<Element>(null);
  useImperativeHandle(ref, () => control.current as Element);
  const report = useStableCallback(() => {
    const target = control.current;
    if (target && value !== undefined && isEdited(target, value))
      onChange?.({ target, currentTarget: target } as ChangeEvent<Element>);
  });
  useLayoutEffect(report, [report]);
  return control;
}

/** Whether a control differs from the server's HTML. A radio button that is no longer chosen reports nothing, like its change event. */
function isEdited(control: Control, value: unknown): boolean {
  if (control instanceof HTMLSelectElement)
    return (
      control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      )
    );
  if (control.type === 'checkbox' || control.type === 'radio') {
    const { checked, defaultChecked, type } = control as HTMLInputElement;
    return checked !== defaultChecked && (checked || type === 'checkbox');
  }
  return control.value !== String(value).replaceAll('\r\n', '\n');
}

/** An `<input>` with {@link useEarlyInput}. */
export function EarlyInput({ ref, ...input }: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const value = input.type === 'checkbox' || input.type === 'radio' ? input.checked : input.value;
  return <input {...input} ref={useEarlyInput(ref, value, input.onChange)} />;
}

function earlyText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const area = document.getElementById(id);
  return area instanceof HTMLTextAreaElement ? area.value : undefined;
}

interface EarlyTextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  id: string;
  ref?: Ref<HTMLTextAreaElement> | undefined;
  /** Called with a text typed before hydration too. */
  onText: (text: string) => void;
}

/** A `<textarea>` with {@link useEarlyInput}. */
export function EarlyTextArea({ ref, onText, ...area }: EarlyTextAreaProps) {
  const control = useEarlyInput(ref, area.value, area.onChange);
  // Hydration sets a text area to its initial text, so that is what was typed.
  const typed = useScripted() ? undefined : earlyText(area.id);
  const takeTyped = useStableCallback(() => onText(control.current?.value ?? ''));
  useLayoutEffect(takeTyped, [takeTyped]);
  return (
    <textarea
      rows={4}
      {...area}
      {...(typed !== undefined && { [area.value === undefined ? 'defaultValue' : 'value']: typed })}
      ref={control}
      onInput={(event) => {
        onText(event.currentTarget.value);
        area.onInput?.(event);
      }}
    />
  );
}
