'use client';

import type { Money } from '@rider/model/money';
import type { RefundKind } from '@rider/model/refund';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { announce } from '../../primitives/announcer/index.ts';
import { RadioGroup, Select, TextArea, type TextAreaProps } from '../../primitives/field/index.ts';
import { FileUpload, type UploadPicture } from '../../primitives/file-upload/index.ts';
import { Form, FormActions, RequiredNote, type FormProps } from '../../primitives/form/index.ts';
import { formatMoney } from '../../commerce/price/index.ts';
import { useRefundChoice, type RefundChoice, type RefundFormLine, type RefundQuantity } from './refund-choice.ts';
import * as styles from './refund-form.css.ts';
import { RefundLines } from './refund-lines.tsx';

/** Values of the form. */
export interface RefundFormValues {
  kind: RefundKind;
  /** The whole order when absent. */
  lines: readonly RefundQuantity[];
  reason: string;
  remark: string;
  /** Addresses of pictures. */
  photos: readonly string[];
}

/**
 * Props of the form. It posts `line` (ids), `quantity.<id>`, `kind`, `reason`, `remark` and `photos`; errors use these names. Its children
 * are the host's hidden fields.
 */
export interface RefundFormProps extends FormProps {
  /** The refundable order lines. */
  lines: readonly RefundFormLine[];
  /** Allowed kinds; before shipment only a refund without return. */
  kinds?: readonly RefundKind[];
  /** Reasons to choose from. */
  reasons: readonly { value: string; label: string }[];
  /** The amount of a choice, as a function or from the server's last response. Null while unknown; absent if the backend has none. */
  amount?: Money | null | undefined | ((choice: RefundChoice) => Money | null);
  /** The sales tax in the amount; absent while unknown, or if the backend has none. */
  tax?: Money | null;
  /** Called with each valid choice, e.g. to fetch the amount. */
  onChoiceChange?: ((choice: RefundChoice) => void) | undefined;
  /** Initial values of the fields. */
  defaultValues?: Partial<RefundFormValues> | undefined;
  /** Word count and limit of the remark. */
  remarkWords: NonNullable<TextAreaProps['words']>;
  /** Uploads a picture and resolves to its address. */
  upload: UploadPicture;
  /** Maximum number of photos; 3 by default. */
  maxPhotos?: number;
  /** Called by the cancel button, which is absent without it. */
  onCancel?: (() => void) | undefined;
}

const KINDS: readonly RefundKind[] = ['refund-only', 'return-and-refund'];
const PHOTOS = 3;

/** Requests a refund of the whole order or a part, with or without return. */
export function RefundForm(props: RefundFormProps) {
  const {
    lines,
    kinds = KINDS,
    reasons,
    amount,
    onChoiceChange,
    defaultValues: values = {},
    remarkWords,
    upload,
    ...others
  } = props;
  const { tax = null, maxPhotos = PHOTOS, onCancel, children, ...form } = others;
  const [uploading, setUploading] = useState(false);
  const state = useRefundChoice({
    lines,
    initialLines: values.lines,
    initialKind: values.kind ?? kinds[0] ?? 'refund-only',
    onChange: onChoiceChange,
  });
  return (
    <Form data-component="refund-form" encType="multipart/form-data" {...form}>
      {children}
      <RequiredNote />
      <RefundLines state={state} />
      <KindField kinds={kinds} kind={state.kind} onKindChange={state.choose} />
      <WhyFields reasons={reasons} defaultValues={values} remarkWords={remarkWords} />
      <FileUpload
        label={<FormattedMessage id="ui.refundForm.photos" />}
        description={<FormattedMessage id="ui.refundForm.photosHint" />}
        name="photos"
        maxFiles={maxPhotos}
        upload={upload}
        onPendingChange={setUploading}
        {...(values.photos && { defaultValue: values.photos })}
      />
      {amount !== undefined && <Amount amount={amountOf(amount, state.choice)} tax={tax} />}
      <FormActions
        submit={<FormattedMessage id="ui.refundForm.submit" />}
        pending={form.pending || uploading}
        onCancel={onCancel}
      />
    </Form>
  );
}

function amountOf(amount: Exclude<RefundFormProps['amount'], undefined>, choice: RefundChoice | null): Money | null {
  if (choice === null) return null;
  return typeof amount === 'function' ? amount(choice) : amount;
}

interface KindFieldProps {
  kinds: readonly RefundKind[];
  kind: RefundKind;
  onKindChange: (kind: RefundKind) => void;
}

/** Renders nothing if only one kind is allowed. */
function KindField({ kinds, kind, onKindChange }: KindFieldProps) {
  const intl = useIntl();
  const options = kinds.map((value) => ({
    value,
    label: intl.formatMessage({ id: `ui.refundForm.kind-${value}` }),
    description: intl.formatMessage({ id: `ui.refundForm.about-${value}` }),
  }));
  if (options.length === 1) return <input type="hidden" name="kind" value={kind} />;
  return (
    <RadioGroup
      label={intl.formatMessage({ id: 'ui.refundForm.kind' })}
      name="kind"
      options={options}
      value={kind}
      onValueChange={(value) => onKindChange(value as RefundKind)}
      required
    />
  );
}

function WhyFields({
  reasons,
  defaultValues: values = {},
  remarkWords,
}: Pick<RefundFormProps, 'reasons' | 'defaultValues' | 'remarkWords'>) {
  const intl = useIntl();
  return (
    <>
      <Select
        label={intl.formatMessage({ id: 'ui.refundForm.reason' })}
        name="reason"
        defaultValue={values.reason ?? ''}
        required
      >
        <option value="">{intl.formatMessage({ id: 'ui.refundForm.chooseReason' })}</option>
        {reasons.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <TextArea
        label={intl.formatMessage({ id: 'ui.refundForm.remark' })}
        name="remark"
        words={remarkWords}
        defaultValue={values.remark ?? ''}
      />
    </>
  );
}

/** The amount; changes are announced. */
function Amount({ amount, tax }: { amount: Money | null; tax: Money | null }) {
  const intl = useIntl();
  const known = useRef(amount);
  useEffect(() => {
    if (amount === null || known.current === amount) return;
    known.current = amount;
    announce(intl.formatMessage({ id: 'ui.refundForm.changed' }, { amount: formatMoney(intl, amount) }));
  }, [intl, amount]);
  return (
    <p data-part="amount" data-state={amount === null ? 'unknown' : undefined} className={styles.amount}>
      <FormattedMessage id="ui.refundForm.amount" />{' '}
      <span className={styles.figure}>{amount === null ? '–' : formatMoney(intl, amount)}</span>
      {amount !== null && tax !== null && tax > 0 && (
        <span className={styles.tax}>
          <FormattedMessage id="ui.refundForm.tax" values={{ amount: formatMoney(intl, tax) }} />
        </span>
      )}
    </p>
  );
}
