'use client';

import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button, IconButton, type ButtonProps } from '../button/index.ts';

/** Time for which the button shows the result (ms). */
const RESULT_MS = 2000;

/** Props of a button that copies. */
export interface CopyButtonProps extends Omit<ButtonProps, 'value' | 'icon' | 'children' | 'onCopy' | 'pending'> {
  /** The text to copy. */
  value: string;
  /** The button's name, with what it copies: “Copy the order number”. */
  label?: string;
  /** Shows the icon only; the label is its accessible name. */
  iconOnly?: boolean;
  /** Called after the text was copied. */
  onCopy?: (value: string) => void;
}

type Result = 'copied' | 'failed';

/** Copies a text, shows and announces the result, success or failure. */
export function CopyButton({ value, label, iconOnly = false, onCopy, onClick, ...rest }: CopyButtonProps) {
  const intl = useIntl();
  const [result, setResult] = useState<Result>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = (name: Result | 'copy') => intl.formatMessage({ id: `ui.copyButton.${name}` });
  const finish = (next: Result) => {
    setResult(next);
    announce(say(next));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(undefined), RESULT_MS);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Rejected by the browser or the user, who can copy by hand.
      return finish('failed');
    }
    onCopy?.(value);
    return finish('copied');
  };
  const name = label ?? say('copy');
  const icon = result === 'copied' ? 'check' : result === 'failed' ? 'warning' : 'copy';
  const common = {
    size: 'small',
    variant: 'quiet',
    ...rest,
    'data-component': 'copy-button',
    'data-state': result,
    onClick: (event) => {
      onClick?.(event);
      if (!event.defaultPrevented) void copy();
    },
  } satisfies ButtonProps & { 'data-component': string; 'data-state': Result | undefined };
  if (iconOnly) return <IconButton {...common} icon={icon} label={name} />;
  return (
    <Button {...common} icon={icon}>
      {result ? say(result) : name}
    </Button>
  );
}
