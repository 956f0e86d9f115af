import type { RefObject } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import { classNames } from '../class-names/index.ts';
import type { FieldControl } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import type { ComboboxProps } from './combobox-props.ts';

/** Props from the field around both variants. */
export type ChoiceProps = Omit<ComboboxProps, 'label' | 'description' | 'error' | 'hideLabel' | 'className'> & {
  wiring: FieldControl;
};

/** The server's variant: a native select, or an input with suggestions. */
export function PlainChoice(props: ChoiceProps & { plain: RefObject<(HTMLInputElement & HTMLSelectElement) | null> }) {
  const { wiring, plain, options, disabled, placeholder, freeText, filtered, autoComplete } = props;
  const value = (props.value === undefined ? props.defaultValue : props.value) ?? '';
  const text = props.inputValue ?? props.defaultInputValue ?? options.find((option) => option.value === value)?.label;
  if (freeText || filtered) {
    return (
      <>
        <input
          {...wiring}
          ref={plain}
          list={`${wiring.id}-options`}
          defaultValue={text}
          disabled={disabled}
          readOnly={props.readOnly}
          placeholder={placeholder}
          autoComplete={autoComplete}
          className={fieldStyles.control}
        />
        <datalist id={`${wiring.id}-options`}>
          {options.map((option) => (
            <option key={option.value}>{option.label}</option>
          ))}
        </datalist>
      </>
    );
  }
  return (
    <span className={fieldStyles.selectBox}>
      <select
        {...wiring}
        ref={plain}
        defaultValue={value}
        disabled={disabled || props.readOnly}
        autoComplete={autoComplete}
        className={classNames(fieldStyles.control, fieldStyles.select)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className={fieldStyles.selectIcon} />
    </span>
  );
}
