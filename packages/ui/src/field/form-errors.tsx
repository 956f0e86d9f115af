'use client';

import {
  createContext,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';

/** Errors by field name. Texts are shown unchanged, e.g. those of a server. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormErrorsValue {
  prefix: string;
  errors: FieldErrors;
  edited: ReadonlySet<string>;
  markEdited: (name: string) => void;
}

const FormErrorsContext = createContext<FormErrorsValue | undefined>(undefined);

/**
 * Provides errors to the fields inside by their `name`, and to the `<ErrorSummary>`. An edited field drops its error
 * until the next `errors` object.
 */
export function FormErrors({
  errors,
  children,
}: {
  /** Errors by field name. */
  errors: FieldErrors;
  /** The fields and the summary. */
  children: ReactNode;
}) {
  const prefix = useId();
  const [edits, setEdits] = useState({ of: errors, names: new Set<string>() });
  const edited = edits.of === errors ? edits.names : noNames;
  const value = useMemo(() => {
    const markEdited = (name: string) => {
      if (errors[name] !== undefined && !edited.has(name)) setEdits({ of: errors, names: new Set([...edited, name]) });
    };
    return { prefix, errors, edited, markEdited };
  }, [prefix, errors, edited]);
  return <FormErrorsContext value={value}>{children}</FormErrorsContext>;
}

const noNames: ReadonlySet<string> = new Set<string>();

/** Id and error of a field: its props, else the form's error of that name. */
export function useFieldIdentity(given: { id?: string | undefined; name?: string | undefined; error?: ReactNode }) {
  const form = useContext(FormErrorsContext);
  const ownId = useId();
  const { name } = given;
  const id = given.id ?? (form && name ? fieldId(form.prefix, name) : ownId);
  const formError = form && name && !form.edited.has(name) ? form.errors[name] : undefined;
  const markEdited = () => {
    if (form && name) form.markEdited(name);
  };
  return { id, error: given.error ?? formError, markEdited };
}

function fieldId(prefix: string, name: string): string {
  return `${prefix}${name}`;
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.scrollIntoView({ block: 'center' });
}

/**
 * Lists the form's errors with links to the fields, and takes the focus when they arrive. Renders nothing without
 * errors.
 */
export function ErrorSummary({
  title,
}: {
  /** The heading. */
  title?: ReactNode;
}) {
  const form = useContext(FormErrorsContext);
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(form?.errors ?? {});
  const errors = form?.errors;
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  if (!form || entries.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary} data-component="error-summary">
      <p className={styles.summaryTitle}>
        <Icon name="warning" /> {title ?? <FormattedMessage id="ui.field.summary" values={{ count: entries.length }} />}
      </p>
      <ul className={styles.summaryList}>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(form.prefix, name)}`} onClick={focusField} className={styles.summaryLink}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
