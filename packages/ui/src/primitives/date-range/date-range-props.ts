import type { FieldProps } from '../field/index.ts';

/** The first and last day, ISO: "2026-11-21". Either may be absent. */
export interface DateRangeValue {
  start: string | null;
  end: string | null;
}

/** A preset range. */
export interface DateRangePreset {
  label: string;
  value: DateRangeValue;
}

/** Props of a date range. All days are ISO in props and when posted. */
export interface DateRangeProps extends Omit<FieldProps, 'name'> {
  /** Names of the posted first and last day, and of their errors. */
  startName?: string;
  /** Name of the form field with the last day. */
  endName?: string;
  /** The range, controlled. */
  value?: DateRangeValue;
  /** The initial value, if uncontrolled. */
  defaultValue?: DateRangeValue;
  /** Called with the new value. */
  onValueChange?: (value: DateRangeValue) => void;
  /** The first and last allowed day; others show an error. */
  min?: string;
  /** Latest day, as YYYY-MM-DD. */
  max?: string;
  /** Disables it: it cannot be used or focused, and is not submitted. */
  disabled?: boolean;
  /** Makes it read-only: its value can be copied but not changed. */
  readOnly?: boolean;
  /** Today; from the clock by default. */
  today?: string;
  /** Presets above the calendar; by default the last 7 and 30 days and this month. */
  presets?: readonly DateRangePreset[];
}
