export { type DateRangePreset, type DateRangeProps, type DateRangeValue } from './date-range-props.ts';
export { DateRange } from './date-range.tsx';
export { standardPresets } from './presets.ts';
