export { Popover, type PopoverProps } from './popover.tsx';
export { AnchoredPopover, type AnchoredPopoverProps } from './anchored-popover.tsx';
