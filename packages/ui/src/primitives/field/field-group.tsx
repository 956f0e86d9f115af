'use client';

import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark, type FieldProps } from './field.tsx';
import { useFieldIdentity } from './form-errors.tsx';

/** Props of a group of controls that form one field. */
export interface FieldGroupProps
  extends FieldProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'children'> {
  'data-component': string;
  /** Replaces the label's class. */
  legendClassName?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** Renders the controls; the first must have the id, which the error summary focuses. */
  children: (group: { id: string; error: ReactNode }) => ReactNode;
}

/** The anatomy of a field with several controls: legend, description, controls, error. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, description, hideLabel, required = false, name, error: given, id: givenId, ...others } = props;
  const { legendClassName = styles.label, children, ...rest } = others;
  const { id, error, markEdited } = useFieldIdentity({ id: givenId, name, error: given });
  return (
    <fieldset
      data-state={error ? 'invalid' : undefined}
      {...rest}
      aria-describedby={controlProps({ id, name, required, description, error })['aria-describedby']}
      onInput={markEdited}
    >
      <legend className={hideLabel ? visuallyHidden : legendClassName}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {description && <FieldDescription fieldId={id}>{description}</FieldDescription>}
      {children({ id, error })}
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </fieldset>
  );
}
