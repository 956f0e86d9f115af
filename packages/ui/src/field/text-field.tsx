import {
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';
import { Field, type FieldProps } from './field.tsx';

type Control<Attributes, Element> = FieldProps & Omit<Attributes, keyof FieldProps> & { ref?: Ref<Element> };

/** Splits the field's own props from those of its control. */
function splitProps<Props extends FieldProps>(props: Props) {
  const { label, description, error, hideLabel, required, id, name, className, ...control } = props;
  const given = { description, error, hideLabel, required, id, name, className };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { field: { label, ...set } as FieldProps, control };
}

/** A line of text; takes all attributes of an `<input>`. */
export type TextFieldProps = Control<InputHTMLAttributes<HTMLInputElement>, HTMLInputElement>;

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>{(wiring) => <input type="text" {...control} {...wiring} className={styles.control} />}</Field>
  );
}

/** Several lines of text; takes all attributes of a `<textarea>`. */
export type TextAreaProps = Control<TextareaHTMLAttributes<HTMLTextAreaElement>, HTMLTextAreaElement> & {
  /** Counts as typed: how words are counted and how many may be written (R5.5). */
  words?: { count: (text: string) => number; max: number };
};

/** Several lines of text with their label, and a live counter where there is a limit. */
export function TextArea({ words, onInput, ...props }: TextAreaProps) {
  const { field, control } = splitProps(props);
  const [typed, setTyped] = useState(String(props.defaultValue ?? ''));
  const text = props.value === undefined ? typed : String(props.value);
  const counter = words && <WordCounter count={words.count(text)} max={words.max} />;
  return (
    <Field {...field} footnote={counter}>
      {(wiring) => (
        <textarea
          rows={4}
          {...control}
          {...wiring}
          className={classNames(styles.control, styles.area)}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}

/** Only a text over the limit is announced: each key would be noise. */
function WordCounter({ count, max }: { count: number; max: number }) {
  const over = count > max;
  return (
    <span className={classNames(styles.counter, over && styles.counterOver)} data-part="counter">
      <span aria-hidden>
        <FormattedMessage id="ui.field.words" values={{ count, max }} />
      </span>
      <span role="status" className={styles.counterStatus}>
        {over && <FormattedMessage id="ui.field.wordsOver" values={{ over: count - max }} />}
      </span>
    </span>
  );
}

/** A choice from a list; its children are `<option>`s. */
export type SelectProps = Control<SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement> & { children: ReactNode };

/** The platform's select with its label. */
export function Select({ children, ...props }: SelectProps) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className={styles.selectBox}>
          <select {...control} {...wiring} className={classNames(styles.control, styles.select)}>
            {children}
          </select>
          <Icon name="chevron-down" className={styles.selectIcon} />
        </span>
      )}
    </Field>
  );
}
