'use client';

import type { ReactNode } from 'react';
import { classNames } from '../class-names/index.ts';
import { Icon } from '../icon/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';
import { useFieldIdentity } from './form-errors.tsx';

/** Props of every field. */
export interface FieldProps {
  /** The visible and accessible name. */
  label: ReactNode;
  /** Help that is always visible, under the label. */
  description?: ReactNode;
  /** The error of the value; also found by name in `<FormErrors>`. */
  error?: ReactNode;
  /** Hides the label visually. */
  hideLabel?: boolean | undefined;
  /** Whether the field is required. */
  required?: boolean | undefined;
  /** Id of the control; generated if absent. */
  id?: string | undefined;
  /** Name of the form field. */
  name?: string | undefined;
  /** Class names to add to the component's own. */
  className?: string | undefined;
}

/** Attributes of the field's control. */
export interface FieldControl {
  id: string;
  name?: string;
  required: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Props of the anatomy: the field's own, and a function that renders its control. */
export interface FieldAnatomyProps extends FieldProps {
  /** Content at the end under the control, e.g. a counter. */
  footnote?: ReactNode;
  /** The component's name for `data-component`. */
  component?: string;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** The anatomy of all fields: label, description, control and error, with their ids connected. */
export function Field({ children, footnote, component = 'field', ...props }: FieldAnatomyProps) {
  const { label, description, hideLabel, required = false, name, className } = props;
  const { id, error, markEdited } = useFieldIdentity(props);
  const control = controlProps({ id, name, required, description, error });
  return (
    <div
      className={classNames(styles.field, className)}
      data-component={component}
      data-state={error ? 'invalid' : undefined}
      onInput={markEdited}
    >
      <label id={labelId(id)} htmlFor={id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
        {required && <RequiredMark />}
      </label>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {children(control)}
      {(error || footnote) && (
        <div className={styles.foot}>
          {error ? <FieldError fieldId={id}>{error}</FieldError> : <span />}
          {footnote}
        </div>
      )}
    </div>
  );
}

interface ControlFacts {
  id: string;
  name: string | undefined;
  required: boolean;
  description?: ReactNode;
  error?: ReactNode;
}

/** The attributes that connect a control with its texts. */
export function controlProps({ id, name, required, description, error }: ControlFacts): FieldControl {
  const describedBy = classNames(!!error && errorId(id), !!description && descriptionId(id));
  return {
    id,
    ...(name !== undefined && { name }),
    required,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error ? { 'aria-invalid': true as const } : {}),
  };
}

/** The id of a field's label, for controls that `<label for>` cannot name. */
export function labelId(fieldId: string): string {
  return `${fieldId}-label`;
}

function errorId(fieldId: string): string {
  return `${fieldId}-error`;
}

function descriptionId(fieldId: string): string {
  return `${fieldId}-description`;
}

/** Marks a required field visually; assistive technology reads `required` from the control. */
export function RequiredMark() {
  return (
    <span aria-hidden className={styles.requiredMark}>
      {' *'}
    </span>
  );
}

/** Help under a label. */
export function FieldDescription({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <div id={descriptionId(fieldId)} data-part="description" className={styles.description}>
      {children}
    </div>
  );
}

/** The error under a control. */
export function FieldError({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  return (
    <div id={errorId(fieldId)} data-part="error" className={styles.error}>
      <Icon name="warning" size="small" /> {children}
    </div>
  );
}
