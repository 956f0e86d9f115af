'use client';

import { useEffect, useState, useSyncExternalStore, useTransition, type MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { Field, type FieldProps } from '../field/index.ts';
import { control } from '../field/field.css.ts';
import { classNames } from '../class-names/index.ts';
import * as styles from './code-field.css.ts';

/** A code is on its way. */
export interface CodeSent {
  /** The e-mail address or phone number it went to. */
  to: string;
  /** Until another may be asked for. */
  waitSeconds: number;
}

/** No code was sent: why, in words, or null where the host says it elsewhere, e.g. at the e-mail's field. */
export interface CodeRefused {
  refused: string | null;
}

/** Asks the host for a code. It must resolve, also when something went wrong: an error would take the page down. */
export type SendCode = (recipient: string) => Promise<CodeSent | CodeRefused>;

/** What the field takes. */
export interface CodeFieldProps extends Pick<FieldProps, 'className' | 'hideLabel' | 'id'> {
  sendCode: SendCode;
  /** Name of the field whose value the code goes to, and by what. */
  recipient?: 'email' | 'phone';
  /** Name of the code. */
  name?: string;
  /** What is known on arrival, e.g. after the page was posted without script. */
  sent?: CodeSent | undefined;
}

/**
 * A one-time code with the button that asks for it. Without script the button posts the form with `sendCode=1`;
 * hand what came of it back as `sent`, or as the error of the field.
 */
export function CodeField({ sendCode, recipient = 'email', name = 'code', sent, ...field }: CodeFieldProps) {
  const intl = useIntl();
  const { answer, pending, ask } = useCode(sendCode, recipient, sent);
  const wentOut = answer && 'to' in answer ? answer : undefined;
  const refused = answer && 'refused' in answer ? answer.refused : null;
  const left = useSecondsLeft(wentOut);
  return (
    <Field
      {...field}
      label={intl.formatMessage({ id: `ui.codeField.${recipient}` })}
      name={name}
      required
      {...(wentOut && {
        description: <FormattedMessage id={`ui.codeField.sent.${recipient}`} values={{ to: wentOut.to }} />,
      })}
      {...(refused && { error: refused })}
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
          <AskButton left={left} again={wentOut !== undefined} pending={pending} onAsk={ask} />
        </div>
      )}
    </Field>
  );
}

/** Asks for codes, one at a time, and keeps the latest answer. */
function useCode(sendCode: SendCode, recipient: 'email' | 'phone', sent: CodeSent | undefined) {
  const intl = useIntl();
  const [answer, setAnswer] = useState<CodeSent | CodeRefused | undefined>(sent);
  const [pending, startTransition] = useTransition();
  const ask = (form: HTMLFormElement | null) => {
    const to = String(form ? (new FormData(form).get(recipient) ?? '') : '').trim();
    startTransition(async () => {
      const next = await sendCode(to);
      startTransition(() => setAnswer(next));
      if ('to' in next) announce(intl.formatMessage({ id: `ui.codeField.sent.${recipient}` }, { to: next.to }));
      else if (next.refused) announce(next.refused);
    });
  };
  return { answer, pending, ask };
}

/** Seconds until another code may be asked for, ticking. */
function useSecondsLeft(sent: CodeSent | undefined): number {
  const [ticked, setTicked] = useState({ of: sent, left: sent?.waitSeconds ?? 0 });
  useEffect(() => {
    if (!sent) return undefined;
    // The device's clock measures what passed, also while it sleeps.
    const end = Date.now() + sent.waitSeconds * 1000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setTicked({ of: sent, left });
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return ticked.of === sent ? ticked.left : (sent?.waitSeconds ?? 0);
}

const never = () => () => undefined;

interface AskButtonProps {
  left: number;
  again: boolean;
  pending: boolean;
  onAsk: (form: HTMLFormElement | null) => void;
}

function AskButton({ left, again, pending, onAsk }: AskButtonProps) {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const words = left > 0 ? 'wait' : again ? 'again' : 'send';
  const text = <FormattedMessage id={`ui.codeField.${words}`} values={{ seconds: left }} />;
  if (!scripted) {
    return (
      <>
        {/* Enter presses the first of a form's submit buttons: this one, which sends the form itself. */}
        <input type="submit" hidden />
        <Button type="submit" name="sendCode" value="1" className={styles.ask}>
          {text}
        </Button>
      </>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (left === 0) onAsk(event.currentTarget.form);
  };
  return (
    <Button pending={pending} aria-disabled={left > 0 || undefined} onClick={press} className={styles.ask}>
      {text}
    </Button>
  );
}
