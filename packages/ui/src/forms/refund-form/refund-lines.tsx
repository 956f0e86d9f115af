'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { group, label as legendStyle } from '../../primitives/field/field.css.ts';
import { EarlyInput } from '../../primitives/field/early-input.tsx';
import { controlProps, FieldError } from '../../primitives/field/field.tsx';
import { useFieldIdentity } from '../../primitives/field/form-errors.tsx';
import { Checkbox, TextField } from '../../primitives/field/index.ts';
import { Picture } from '../../primitives/picture/index.ts';
import { formatMoney } from '../../commerce/price/index.ts';
import type { ChosenLine, RefundChoiceState } from './refund-choice.ts';
import { formatQuantity } from '../../commerce/quantity/index.ts';
import * as styles from './refund-form.css.ts';

/** Name of the lines' checkboxes; quantities are posted as `quantity.<id>`. */
const NAME = 'line';

/** Selects lines and quantities. Several lines can be selected at once. */
export function RefundLines({ state }: { state: RefundChoiceState }) {
  const { id, error, markEdited } = useFieldIdentity({ name: NAME });
  const { chosen, check, checkAll, type } = state;
  const checked = chosen.filter((each) => each.checked).length;
  return (
    <fieldset
      aria-describedby={controlProps({ id, name: NAME, required: true, error })['aria-describedby']}
      data-part="lines"
      data-state={error ? 'invalid' : undefined}
      className={group}
      onInput={markEdited}
    >
      <legend className={legendStyle}>
        <FormattedMessage id="ui.refundForm.lines" />
      </legend>
      {chosen.length > 1 && (
        <Checkbox
          label={<FormattedMessage id="ui.refundForm.whole" />}
          checked={checked === chosen.length}
          indeterminate={checked > 0 && checked < chosen.length}
          onChange={(event) => checkAll(event.currentTarget.checked)}
        />
      )}
      <ul className={styles.lines}>
        {chosen.map((each, index) => (
          <Line
            key={each.line.id}
            chosen={each}
            boxId={index === 0 ? id : `${id}-${each.line.id}`}
            onCheck={(is) => check(each.line.id, is)}
            onType={(text) => type(each.line.id, text)}
          />
        ))}
      </ul>
      {error && <FieldError fieldId={id}>{error}</FieldError>}
    </fieldset>
  );
}

interface LineProps {
  chosen: ChosenLine;
  boxId: string;
  onCheck: (checked: boolean) => void;
  onType: (text: string) => void;
}

function Line({ chosen: { line, checked, text, quantity }, boxId, onCheck, onType }: LineProps) {
  const intl = useIntl();
  const limit = intl.formatMessage(
    { id: 'ui.refundForm.limit' },
    { quantity: formatQuantity(intl, line.refundable, line.unit) },
  );
  return (
    <li className={styles.line} data-state={checked ? 'checked' : undefined}>
      <EarlyInput
        type="checkbox"
        id={boxId}
        name={NAME}
        value={line.id}
        checked={checked}
        onChange={(event) => onCheck(event.currentTarget.checked)}
        className={styles.box}
      />
      <label htmlFor={boxId} className={styles.product}>
        <Picture src={line.image} size={56} loading="lazy" />
        <span className={styles.words}>
          <span className={styles.name}>{line.name}</span>{' '}
          <span className={styles.quiet}>
            {[line.variant, formatMoney(intl, line.unitPrice)].filter(Boolean).join(', ')}
          </span>
        </span>
      </label>
      <TextField
        type="number"
        inputMode="numeric"
        label={intl.formatMessage({ id: 'ui.refundForm.quantity' }, { name: line.name })}
        hideLabel
        description={limit}
        name={`quantity.${line.id}`}
        min={1}
        max={line.refundable}
        value={text}
        disabled={!checked}
        onChange={(event) => onType(event.currentTarget.value)}
        {...(checked &&
          quantity === null && {
            error: intl.formatMessage({ id: 'ui.refundForm.wrongQuantity' }, { max: line.refundable }),
          })}
        className={styles.quantity}
      />
    </li>
  );
}
