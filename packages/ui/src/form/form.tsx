'use client';

import type { ComponentType, FormHTMLAttributes, HTMLAttributes, ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { ErrorSummary, FormErrors, type FieldErrors } from '../field/index.ts';
import { Notice } from '../notice/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './form.css.ts';

/** What the host's form component gets; the form of a client-side router fits. */
export interface FormElementProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'action' | 'encType' | 'method'> {
  method: 'post';
  action?: string;
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  ref?: Ref<HTMLFormElement>;
}

/** What every form of the package takes, beside the attributes of a `<form>`. */
export interface FormProps extends Omit<FormElementProps, 'method' | 'noValidate'> {
  /** The host's form component, e.g. a router's; the platform's otherwise. */
  form?: ComponentType<FormElementProps> | undefined;
  /** What is wrong, by field name. Hand over another object only with another answer: it takes the focus to the summary. */
  errors?: FieldErrors | undefined;
  /** A refusal that belongs to no field. */
  message?: ReactNode;
  /** What the last sending did: "Saved." */
  success?: ReactNode;
  /** The form is on its way: its button keeps the focus and does nothing. */
  pending?: boolean | undefined;
}

const noErrors: FieldErrors = {};

function PlainForm(props: FormElementProps) {
  return <form {...props} />;
}

/** The one form mechanism: posts as a plain form without script, shows errors by name and a refusal that has none. */
export function Form(props: FormProps) {
  const { form: Element = PlainForm, errors = noErrors, message, success, pending, ...rest } = props;
  const { className, children, ...attributes } = rest;
  return (
    <FormErrors errors={errors}>
      <Element
        aria-busy={pending || undefined}
        data-state={pending ? 'pending' : undefined}
        {...attributes}
        method="post"
        noValidate
        className={classNames(styles.form, className)}
      >
        <div className={styles.messages}>
          <ErrorSummary />
          {message && <Notice tone="danger">{message}</Notice>}
          {success && (
            <Notice tone="success" live>
              {success}
            </Notice>
          )}
        </div>
        {children}
      </Element>
    </FormErrors>
  );
}

/** What the grid takes. */
export interface FormGridProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** Fields beside each other where there is room; a child with the class `wideField` takes the whole line. */
export function FormGrid({ className, ...rest }: FormGridProps) {
  return <div {...rest} className={classNames(styles.grid, className)} />;
}

/** Fields that belong together. */
export interface FormSectionProps {
  title: ReactNode;
  /** Why these are asked for. */
  description?: ReactNode;
  /** Place of the title in the outline. */
  headingLevel?: 2 | 3 | 4;
  children: ReactNode;
}

/** A part of a long form: a group of fields under a heading, which also names the group. */
export function FormSection({ title, description, headingLevel = 2, children }: FormSectionProps) {
  return (
    <fieldset data-component="form-section" className={styles.section}>
      <legend className={styles.legend}>
        <Heading level={headingLevel} size="title3">
          {title}
        </Heading>
      </legend>
      {description && <p className={styles.note}>{description}</p>}
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}

/** What the end of a form takes. */
export interface FormActionsProps {
  /** What sending does: "Save address". */
  submit: ReactNode;
  pending?: boolean | undefined;
  /** The button takes the whole line; for forms on their own card. */
  fullWidth?: boolean;
  /** Offers a way out. */
  onCancel?: (() => void) | undefined;
}

/** The buttons at the end of a form. */
export function FormActions({ submit, pending = false, fullWidth = false, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="submit" variant="primary" pending={pending} fullWidth={fullWidth}>
        {submit}
      </Button>
      {onCancel && (
        <Button onClick={onCancel}>
          <FormattedMessage id="ui.form.cancel" />
        </Button>
      )}
    </div>
  );
}

/** Says what the sign at the labels means. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      <FormattedMessage id="ui.form.required" />
    </p>
  );
}
