'use client';

import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as styles from './field.css.ts';
import { controlProps, FieldDescription, FieldError, RequiredMark, type FieldProps } from './field.tsx';
import { useFieldIdentity } from './form-errors.tsx';

/** What a group of controls takes that answer one question together. */
export interface FieldGroupProps
  extends FieldProps, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, keyof FieldProps | 'children'> {
  'data-component': string;
  /** In the place of a field's label style. */
  legendClassName?: string | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** The controls; the first takes the id, to which the error summary leads. */
  children: (group: { id: string; error: ReactNode }) => ReactNode;
}

/** A field's anatomy around several controls: legend, description, controls, error. */
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
