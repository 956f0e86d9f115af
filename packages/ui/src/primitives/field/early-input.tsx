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
} from 'react';
import { useStableCallback } from '../stable-callback/use-stable-callback.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Returns the ref of a control. If controlled, it reports what was typed or chosen before hydration: React leaves it in the element, but
 * fires no event for it. A layout effect, so that the next event adds to it.
 */
export function useEarlyInput<Element extends Control>(
  ref: Ref<Element> | undefined,
  isControlled: boolean,
  onChange: ChangeEventHandler<Element> | undefined,
): RefObject<Element | null> {
  const control = useRef<Element>(null);
  useImperativeHandle(ref, () => control.current as Element);
  const report = useStableCallback(() => {
    const target = control.current;
    if (target && isControlled && isEdited(target))
      onChange?.({ target, currentTarget: target } as ChangeEvent<Element>);
  });
  useLayoutEffect(report, [report]);
  return control;
}

/** Whether a control differs from the server's HTML. A radio button that is no longer chosen reports nothing, like its change event. */
function isEdited(control: Control): boolean {
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
  return control.value !== control.defaultValue;
}

/** An `<input>` with {@link useEarlyInput}. */
export function EarlyInput({ ref, ...input }: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) {
  const isControlled =
    (input.type === 'checkbox' || input.type === 'radio' ? input.checked : input.value) !== undefined;
  return <input {...input} ref={useEarlyInput(ref, isControlled, input.onChange)} />;
}
