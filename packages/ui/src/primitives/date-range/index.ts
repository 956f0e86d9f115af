export { DateRange, type DateRangePreset, type DateRangeProps, type DateRangeValue } from './date-range.tsx';
export { standardPresets } from './presets.ts';
