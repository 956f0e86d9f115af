export { TimeSlots, type TimeSlot, type TimeSlotsProps } from './time-slots.tsx';
