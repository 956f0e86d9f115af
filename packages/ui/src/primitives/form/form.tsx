'use client';

import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names/index.ts';
import { ErrorSummary, FormErrors, type FieldErrors } from '../field/index.ts';
import { Banner } from '../banner/index.ts';
import { Heading } from '../text/index.ts';
import * as styles from './form.css.ts';

/** Props of the host's form component; a client-side router's form fits. */
export interface FormElementProps extends Omit<ComponentProps<'form'>, 'action' | 'encType' | 'method'> {
  method: 'post';
  /** Address that the form posts to without script. */
  action?: string;
  /** How the form is encoded; `multipart/form-data` where files are sent. */
  encType?: 'application/x-www-form-urlencoded' | 'multipart/form-data';
}

/** The form's target address, or a function that is called with its fields. */
export type FormAction = string | ((fields: FormData) => void | Promise<void>);

/** Props of every form of the package, besides the attributes of a `<form>`. */
export interface FormProps extends Omit<FormElementProps, 'action' | 'method' | 'noValidate'> {
  /** Address that the form posts to without script, or a React form action: a function that is called with the fields. */
  action?: FormAction;
  /** The host's form component, e.g. a router's; a native form by default, and where `action` is a function. */
  form?: ComponentType<FormElementProps> | undefined;
  /** Errors by field name. Pass a new object only for a new response: it moves the focus to the summary. */
  errors?: FieldErrors | undefined;
  /** An error that belongs to no field. */
  message?: ReactNode;
  /** The result of the last submit: "Saved." */
  success?: ReactNode;
  /** The form is being submitted: its button stays focused and ignores presses. */
  pending?: boolean | undefined;
}

const noErrors: FieldErrors = {};

function PlainForm(props: FormElementProps) {
  return <form {...props} />;
}

/** React calls the action with the fields, so the form has neither method nor encoding. */
function ActionForm(props: FormElementProps) {
  return <form {...props} method={undefined} encType={undefined} />;
}

/** The base of all forms: posts natively without script, shows errors by field name and a general error. */
export function Form(props: FormProps) {
  const { form, action, errors = noErrors, message, success, pending, ...rest } = props;
  const { className, children, ...attributes } = rest;
  const Element = typeof action === 'function' ? ActionForm : (form ?? PlainForm);
  return (
    <FormErrors errors={errors}>
      <Element
        aria-busy={pending || undefined}
        data-state={pending ? 'pending' : undefined}
        {...attributes}
        // Only `ActionForm` gets a function, which it passes to React.
        {...(action !== undefined && { action: action as string })}
        method="post"
        noValidate
        className={classNames(styles.form, className)}
      >
        <div className={styles.messages}>
          <ErrorSummary />
          {message && <Banner tone="danger">{message}</Banner>}
          {success && (
            <Banner tone="success" live>
              {success}
            </Banner>
          )}
        </div>
        {children}
      </Element>
    </FormErrors>
  );
}

/** Props of the grid. */
export interface FormGridProps extends ComponentProps<'div'> {}

/** Fields side by side on wide screens; a child with the class `wideField` spans the line. */
export function FormGrid({ className, ...rest }: FormGridProps) {
  return <div {...rest} className={classNames(styles.grid, className)} />;
}

/** Props of a section. */
export interface FormSectionProps {
  /** The heading. */
  title: ReactNode;
  /** Why these fields are needed. */
  description?: ReactNode;
  /** The content. */
  children: ReactNode;
}

/** A section of a long form: a fieldset whose legend is a heading. */
export function FormSection({ title, description, children }: FormSectionProps) {
  return (
    <fieldset data-component="form-section" className={styles.section}>
      <legend className={styles.legend}>
        <Heading level={2} size="title3">
          {title}
        </Heading>
      </legend>
      {description && <p className={styles.note}>{description}</p>}
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}

/** Props of the buttons. */
export interface FormActionsProps {
  /** Label of the submit button: "Save address". */
  submit: ReactNode;
  /** The form is being submitted. */
  pending?: boolean | undefined;
  /** The button spans the line; for forms on their own card. */
  fullWidth?: boolean;
  /** Adds a cancel button. */
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

/** Explains the mark of required fields. */
export function RequiredNote() {
  return (
    <p className={styles.note}>
      <FormattedMessage id="ui.form.required" />
    </p>
  );
}
