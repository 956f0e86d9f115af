'use client';

import { useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLatest } from '../../primitives/latest/latest.ts';
import { Swatch } from '../../primitives/swatch/index.ts';
import { availabilityOf, chooseValue, type SkuAttribute, type SkuVariant } from './sku-choice.ts';
import * as styles from './sku-picker.css.ts';

/** Props of the picker. The host has the state and finds the SKU with `findSku`. */
export interface SkuPickerProps {
  /** What variants differ in, and the choices of each. */
  attributes: readonly SkuAttribute[];
  /** The variants that exist. */
  skus: readonly SkuVariant[];
  /** Chosen value per attribute, in order. */
  value: readonly string[];
  /** Called with the chosen values, in the order of the attributes. */
  onValueChange: (chosen: readonly string[]) => void;
  /** Name of an attribute's radio buttons, for forms that post the choice without script; generated when absent. */
  getAttributeName?: ((attribute: string) => string) | undefined;
}

/**
 * A radio group per attribute. A value that does not exist with the choices before it is focusable and
 * explained, but cannot be chosen; one out of stock can be chosen and says so.
 */
export function SkuPicker({ attributes, skus, value: chosen, onValueChange, getAttributeName }: SkuPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  // React keeps a choice made before hydration, but fires no event for it.
  const takeEarly = useLatest((groups: Iterable<Element>) => {
    const early = [...groups].map((group) => group.querySelector<HTMLInputElement>('input:checked')?.value);
    const taken = early.reduce<readonly string[]>((before, label, index) => {
      if (label === undefined || label === before[index]) return before;
      return availabilityOf(skus, before, index, label) === 'no-combination'
        ? before
        : chooseValue(skus, before, index, label);
    }, chosen);
    if (taken !== chosen) onValueChange(taken);
  });
  useEffect(() => takeEarly(picker.current?.children ?? []), [takeEarly]);
  return (
    <div ref={picker} data-component="sku-picker" className={styles.picker}>
      {attributes.map((attribute, index) => (
        <AttributeField
          key={attribute.name}
          attribute={attribute}
          index={index}
          skus={skus}
          chosen={chosen}
          name={getAttributeName?.(attribute.name)}
          onChoose={(label) => onValueChange(chooseValue(skus, chosen, index, label))}
        />
      ))}
    </div>
  );
}

interface AttributeFieldProps {
  attribute: SkuAttribute;
  index: number;
  skus: readonly SkuVariant[];
  chosen: readonly string[];
  name: string | undefined;
  onChoose: (label: string) => void;
}

function AttributeField({ attribute, index, skus, chosen, name, onChoose }: AttributeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const before = intl.formatList(chosen.slice(0, index), { type: 'conjunction' });
  return (
    <fieldset className={styles.attribute}>
      <legend className={styles.legend}>
        {attribute.name} <span className={styles.current}>{chosen[index]}</span>
      </legend>
      <div className={styles.values}>
        {attribute.values.map(({ label, color }, position) => {
          const availability = availabilityOf(skus, chosen, index, label);
          const unmade = availability === 'no-combination';
          const reasonId = `${id}-${position}`;
          return (
            <label key={label} data-state={availability} className={styles.value}>
              <input
                type="radio"
                name={name ?? id}
                value={label}
                checked={chosen[index] === label}
                aria-disabled={unmade || undefined}
                aria-describedby={availability === 'available' ? undefined : reasonId}
                onChange={() => {
                  if (!unmade) onChoose(label);
                }}
                className={styles.input}
              />
              {color && <Swatch color={color} />}
              <span className={styles.label}>{label}</span>
              {availability !== 'available' && (
                <span id={reasonId} aria-hidden="true" className={styles.reason}>
                  {unmade ? (
                    <FormattedMessage id="ui.skuPicker.noCombination" values={{ values: before }} />
                  ) : (
                    <FormattedMessage id="ui.skuPicker.outOfStock" />
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
