'use client';

import {
  createContext,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../icon/index.ts';
import * as styles from './field.css.ts';

/** Errors by field name. Texts are shown unchanged, e.g. the server's. */
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
export function useFieldIdentity(props: { id?: string | undefined; name?: string | undefined; error?: ReactNode }) {
  const form = useContext(FormErrorsContext);
  const ownId = useId();
  const { name } = props;
  const id = props.id ?? (form && name ? fieldId(form.prefix, name) : ownId);
  const formError = form && name && !form.edited.has(name) ? form.errors[name] : undefined;
  const markEdited = () => {
    if (form && name) form.markEdited(name);
  };
  return { id, error: props.error ?? formError, markEdited };
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

/** Maximum errors in the summary; the fields show the others. */
const MOST_LISTED = 5;

/** Sorts field names in the form's order; names without a visible field come first, because only the summary shows their errors. */
function inFormOrder(names: readonly string[], prefix: string, page: Document | ShadowRoot): string[] {
  const field = (name: string) => page.getElementById(fieldId(prefix, name));
  return names.toSorted((one, other) => {
    const [first, second] = [field(one), field(other)];
    if (!first || !second) return Number(first !== null) - Number(second !== null);
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/** Returns the names of the fields with errors, in the form's order (before hydration in the host's), and the ref that gets the focus. */
function useSummary(form: FormErrorsValue | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [sorted, setSorted] = useState<{ of: FieldErrors; names: string[] }>();
  const errors = form?.errors;
  const prefix = form?.prefix ?? '';
  // In a layout effect, when the fields are mounted but not painted.
  useLayoutEffect(() => {
    const page = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (errors && page) setSorted({ of: errors, names: inFormOrder(Object.keys(errors), prefix, page) });
  }, [errors, prefix]);
  useEffect(() => {
    if (errors && Object.keys(errors).length > 0) box.current?.focus();
  }, [errors]);
  return { box, names: sorted && sorted.of === errors ? sorted.names : Object.keys(errors ?? {}) };
}

/** Lists the form's first errors with links to the fields, and gets the focus on new errors. Renders nothing without errors. */
export function ErrorSummary({
  title,
}: {
  /** The heading. */
  title?: ReactNode;
}) {
  const form = useContext(FormErrorsContext);
  const { box, names } = useSummary(form);
  const more = names.length - MOST_LISTED;
  if (!form || names.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary} data-component="error-summary">
      <p className={styles.summaryTitle}>
        <Icon name="warning" /> {title ?? <FormattedMessage id="ui.field.summary" values={{ count: names.length }} />}
      </p>
      <ul className={styles.summaryList}>
        {names.slice(0, MOST_LISTED).map((name) => (
          <li key={name}>
            <a href={`#${fieldId(form.prefix, name)}`} onClick={focusField} className={styles.summaryLink}>
              {form.errors[name]}
            </a>
          </li>
        ))}
        {more > 0 && (
          <li>
            <FormattedMessage id="ui.field.moreErrors" values={{ count: more }} />
          </li>
        )}
      </ul>
    </div>
  );
}
