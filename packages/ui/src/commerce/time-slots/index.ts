export { TimeSlots, type TimeSlot, type TimeSlotsProps, type TimeSlotState } from './time-slots.tsx';
