'use client';

import {
  useEffect,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../announcer/index.ts';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';
import { blurOnWheel } from './blur-on-wheel.ts';
import { keepComposedText } from './composed-key.ts';
import { EarlyInput, EarlyTextArea, useEarlyInput } from './early-input.tsx';
import { Field, type FieldControl, type FieldProps } from './field.tsx';

type Control<Attributes, Element> = FieldProps &
  Omit<Attributes, keyof FieldProps> & {
    /** The DOM element, to focus or measure it. */
    ref?: Ref<Element>;
  };

/** Splits field props from attributes of the control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { label, description, error, hideLabel, required, id, name, className, ...control } = props;
  return { field: { label, description, error, hideLabel, required, id, name, className }, control };
}

/** Props of a text field, with all attributes of an `<input>`. */
export type TextFieldProps = Control<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement> & {
  /** Content before the input, e.g. "$"; part of the description. */
  start?: ReactNode;
  /** Content after the input: a unit such as "mm", or a button that acts on the text. */
  end?: ReactNode;
};

/** A labelled text input. */
export function TextField({ start, end, onKeyDown, ...props }: TextFieldProps) {
  const { field, control } = splitProps(props);
  const isFramed = Boolean(start || end);
  return (
    <Field {...field}>
      {(wiring) => {
        const input = (
          <EarlyInput
            type="text"
            onWheel={control.type === 'number' ? blurOnWheel : undefined}
            {...control}
            {...wiring}
            aria-describedby={describedByAffixes(wiring, start, end)}
            onKeyDown={(event) => {
              keepComposedText(event);
              onKeyDown?.(event);
            }}
            className={isFramed ? styles.framed : styles.control}
          />
        );
        return isFramed ? (
          <Affixed id={wiring.id} before={start} after={end}>
            {input}
          </Affixed>
        ) : (
          input
        );
      }}
    </Field>
  );
}

/** A search input; Enter submits its form. Takes the props of a text field. */
export function SearchField(props: TextFieldProps) {
  return <TextField type="search" enterKeyHint="search" start={<Icon name="search" />} {...props} />;
}

function affixId(fieldId: string, place: 'start' | 'end'): string {
  return `${fieldId}-${place}`;
}

/** Returns ids for the field's description, including a unit; buttons and pictures have their own names. */
export function describedByAffixes(wiring: FieldControl, before: ReactNode, after: ReactNode): string | undefined {
  return (
    classNames(
      wiring['aria-describedby'],
      typeof before === 'string' && affixId(wiring.id, 'start'),
      typeof after === 'string' && affixId(wiring.id, 'end'),
    ) || undefined
  );
}

interface AffixedProps {
  id: string;
  before?: ReactNode;
  after?: ReactNode;
  /** Buttons after the input, without the style of an affix. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** An input with affixes in one frame. */
export function Affixed({ id, before, after, buttons, children }: AffixedProps) {
  return (
    <span className={styles.frame} data-part="frame">
      {before && (
        <span id={affixId(id, 'start')} className={styles.affix}>
          {before}
        </span>
      )}
      {children}
      {after && (
        <span id={affixId(id, 'end')} className={styles.affix}>
          {after}
        </span>
      )}
      {buttons}
    </span>
  );
}

/** Props of a text area, with all attributes of a `<textarea>`. */
export type TextAreaProps = Control<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement> & {
  /** Enables the live counter: how to count words, and the maximum. */
  words?: { count: (text: string) => number; max: number };
};

/** A labelled text area, with a live counter if there is a limit. */
export function TextArea({ words, ...props }: TextAreaProps) {
  const { field, control } = splitProps(props);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const text = props.value === undefined ? typed : String(props.value);
  const counter = words && <WordCounter count={words.count(text)} max={words.max} />;
  return (
    <Field {...field} footnote={counter}>
      {(wiring) => (
        <EarlyTextArea {...control} {...wiring} onText={setTyped} className={classNames(styles.control, styles.area)} />
      )}
    </Field>
  );
}

/** Announces only that the limit is exceeded, not each key. */
function WordCounter({ count, max }: { count: number; max: number }) {
  const intl = useIntl();
  const over = count > max && intl.formatMessage({ id: 'ui.field.wordsOver' }, { over: count - max });
  useEffect(() => {
    if (over) announce(over);
  }, [over]);
  return (
    <span className={classNames(styles.counter, over && styles.counterOver)} data-part="counter">
      <FormattedMessage id="ui.field.words" values={{ count, max }} />
      {over && <span className={styles.counterStatus}>{over}</span>}
    </span>
  );
}

/** Props of a select; its children are `<option>`s. */
export type SelectProps = Control<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement> & {
  /** The `<option>` elements. */
  children: ReactNode;
};

/** A labelled native select. */
export function Select({ children, ...props }: SelectProps) {
  const { field, control } = splitProps(props);
  const select = useEarlyInput(control.ref, props.value, props.onChange);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles.selectBox}>
          <select {...control} {...wiring} ref={select} className={classNames(styles.control, styles.select)}>
            {children}
          </select>
          <Icon name="chevron-down" className={styles.selectIcon} />
        </span>
      )}
    </Field>
  );
}
