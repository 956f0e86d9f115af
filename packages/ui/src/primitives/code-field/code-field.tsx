'use client';

import { useEffect, useState, useTransition, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { control } from '../field/field.css.ts';
import { classNames } from '../class-names/index.ts';
import { useScripted } from '../field/use-scripted.ts';
import * as styles from './code-field.css.ts';

/** A sent code. */
export interface CodeSent {
  /** The e-mail address or phone number it went to. */
  to: string;
  /** Seconds until another code may be requested. */
  waitSeconds: number;
}

/** No code was sent: the reason as text, or null if the host shows it elsewhere, e.g. at the email field. */
export interface CodeNotSent {
  reason: string | null;
}

/** Requests a code from the host. It must resolve even on failure: a rejection would unmount the page. */
export type SendCode = (recipient: string) => Promise<CodeSent | CodeNotSent>;

/** Props of the field. */
export interface CodeFieldProps extends Pick<FieldProps, 'className' | 'hideLabel' | 'id'> {
  /** Sends a code to the recipient and resolves to the result. */
  sendCode: SendCode;
  /** The field that contains the recipient, and so the channel. */
  recipient?: 'email' | 'phone';
  /** Name of the code's field. */
  name?: string;
  /** The state on load, e.g. after a post without script. */
  sent?: CodeSent | undefined;
}

/**
 * A one-time code with the button that requests it. Without script the button posts the form with `sendCode=1`; pass
 * the result back as `sent`, or as the error of the field.
 */
export function CodeField({ sendCode, recipient = 'email', name = 'code', sent, ...field }: CodeFieldProps) {
  const intl = useIntl();
  const { answer, pending, requestCode } = useCode(sendCode, recipient, sent);
  const delivery = answer && 'to' in answer ? answer : undefined;
  const problem = answer && 'reason' in answer ? answer.reason : null;
  const left = useSecondsLeft(delivery);
  return (
    <Field
      {...field}
      label={intl.formatMessage({ id: `ui.codeField.${recipient}` })}
      name={name}
      required
      description={delivery && <FormattedMessage id={`ui.codeField.sent.${recipient}`} values={{ to: delivery.to }} />}
      error={problem}
    >
      {(wiring) => (
        <div className={styles.row} data-component="code-field" data-state={left > 0 ? 'waiting' : undefined}>
          <input
            type="text"
            inputMode={recipient === 'phone' ? 'numeric' : 'text'}
            autoCapitalize="characters"
            autoComplete="one-time-code"
            spellCheck={false}
            {...wiring}
            className={classNames(control, styles.code)}
          />
          <SendButton left={left} again={delivery !== undefined} pending={pending} onPress={requestCode} />
        </div>
      )}
    </Field>
  );
}

/** Requests codes, one at a time, and stores the latest result. */
function useCode(sendCode: SendCode, recipient: 'email' | 'phone', sent: CodeSent | undefined) {
  const intl = useIntl();
  const [answer, setAnswer] = useState<CodeSent | CodeNotSent | undefined>(sent);
  const [pending, startTransition] = useTransition();
  const requestCode = (form: HTMLFormElement | null) => {
    const to = String(form ? (new FormData(form).get(recipient) ?? '') : '').trim();
    startTransition(async () => {
      const next = await sendCode(to);
      startTransition(() => setAnswer(next));
      if ('to' in next) announce(intl.formatMessage({ id: `ui.codeField.sent.${recipient}` }, { to: next.to }));
      else if (next.reason) announce(next.reason);
    });
  };
  return { answer, pending, requestCode };
}

/** Returns the seconds until another code may be requested, updated every second. */
function useSecondsLeft(sent: CodeSent | undefined): number {
  const [ticked, setTicked] = useState({ of: sent, left: sent?.waitSeconds ?? 0 });
  useEffect(() => {
    if (!sent) return undefined;
    // Measured by the device's clock, which continues during sleep.
    const end = Date.now() + sent.waitSeconds * 1000;
    const timer = setInterval(() => {
      // A clock that is set back does not prolong it.
      const left = Math.min(sent.waitSeconds, Math.max(0, Math.ceil((end - Date.now()) / 1000)));
      setTicked({ of: sent, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return ticked.of === sent ? ticked.left : (sent?.waitSeconds ?? 0);
}

interface SendButtonProps {
  left: number;
  again: boolean;
  pending: boolean;
  onPress: (form: HTMLFormElement | null) => void;
}

function SendButton({ left, again, pending, onPress }: SendButtonProps) {
  const scripted = useScripted();
  const message = left > 0 ? 'wait' : again ? 'again' : 'send';
  const text = <FormattedMessage id={`ui.codeField.${message}`} values={{ seconds: left }} />;
  if (!scripted) {
    return (
      <>
        {/* Enter activates the form's first submit button. This one submits the form; the next one requests a code. */}
        <input type="submit" hidden />
        <Button type="submit" name="sendCode" value="1" className={styles.ask}>
          {text}
        </Button>
      </>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (left === 0) onPress(event.currentTarget.form);
  };
  return (
    <Button pending={pending} aria-disabled={left > 0 || undefined} onClick={press} className={styles.ask}>
      {text}
    </Button>
  );
}
