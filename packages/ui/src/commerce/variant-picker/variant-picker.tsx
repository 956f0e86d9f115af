'use client';

import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useStableCallback } from '../../primitives/stable-callback/use-stable-callback.ts';
import { Swatch } from '../../primitives/swatch/index.ts';
import { availabilityOf, chooseValue, type PickerOption, type PickerVariant } from './choose-variant.ts';
import * as styles from './variant-picker.css.ts';

/** Props of the picker. The host has the state and finds the variant with `findVariant`. */
export interface VariantPickerProps {
  /** The options by which variants differ, with their values. */
  options: readonly PickerOption[];
  /** The variants that exist. */
  variants: readonly PickerVariant[];
  /** Chosen value per option, in order. */
  value: readonly string[];
  /** Called with the chosen values, in the order of the options. */
  onValueChange: (chosen: readonly string[]) => void;
  /** Name of an option's radio buttons, for forms that work without script; generated if absent. */
  getOptionName?: ((option: string) => string) | undefined;
}

/**
 * A radio group per option. A value that does not exist with the earlier choices is focusable and explained, but cannot be selected; one
 * out of stock can be selected and is marked.
 */
export function VariantPicker({
  options,
  variants,
  value: chosen,
  onValueChange,
  getOptionName: getAttributeName,
}: VariantPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  // React preserves a choice made before hydration, but fires no event for it. In a layout effect, because a click before the next render would
  // be checked without that choice.
  const adoptEarlyChoice = useStableCallback((groups: Iterable<Element>) => {
    const early = [...groups].map((group) => group.querySelector<HTMLInputElement>('input:checked')?.value);
    const taken = early.reduce<readonly string[]>((before, label, index) => {
      if (label === undefined || label === before[index]) return before;
      return availabilityOf(variants, before, index, label) === 'no-combination'
        ? before
        : chooseValue(variants, before, index, label);
    }, chosen);
    if (taken !== chosen) onValueChange(taken);
  });
  useLayoutEffect(() => adoptEarlyChoice(picker.current?.children ?? []), [adoptEarlyChoice]);
  return (
    <div ref={picker} data-component="variant-picker" className={styles.picker}>
      {options.map((option, index) => (
        <OptionField
          key={option.name}
          option={option}
          index={index}
          variants={variants}
          chosen={chosen}
          name={getAttributeName?.(option.name)}
          onChoose={(label) => onValueChange(chooseValue(variants, chosen, index, label))}
        />
      ))}
    </div>
  );
}

interface OptionFieldProps {
  option: PickerOption;
  index: number;
  variants: readonly PickerVariant[];
  chosen: readonly string[];
  name: string | undefined;
  onChoose: (label: string) => void;
}

function OptionField({ option, index, variants, chosen, name, onChoose }: OptionFieldProps) {
  const intl = useIntl();
  const id = useId();
  const before = intl.formatList(chosen.slice(0, index), { type: 'conjunction' });
  return (
    <fieldset className={styles.option}>
      <legend className={styles.legend}>
        {option.name} <span className={styles.current}>{chosen[index]}</span>
      </legend>
      <div className={styles.values}>
        {option.values.map(({ label, color }, position) => {
          const availability = availabilityOf(variants, chosen, index, label);
          const missing = availability === 'no-combination';
          const reasonId = `${id}-${position}`;
          return (
            <label key={label} data-state={availability} className={styles.value}>
              <input
                type="radio"
                name={name ?? id}
                value={label}
                checked={chosen[index] === label}
                aria-disabled={missing || undefined}
                aria-describedby={availability === 'available' ? undefined : reasonId}
                onChange={() => {
                  if (!missing) onChoose(label);
                }}
                className={styles.input}
              />
              {color && <Swatch color={color} />}
              <span className={styles.label}>{label}</span>
              {availability !== 'available' && (
                <span id={reasonId} aria-hidden="true" className={styles.reason}>
                  {missing ? (
                    <FormattedMessage id="ui.variantPicker.noCombination" values={{ values: before }} />
                  ) : (
                    <FormattedMessage id="ui.variantPicker.outOfStock" />
                  )}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
