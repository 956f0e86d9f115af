import { Dialog, type DialogProps } from '../dialog/index.ts';

/** A modal dialog at the end of the line; controlled with `open`, or opened by its `trigger`. */
export type DrawerProps = Omit<DialogProps, 'place' | 'size' | 'role'>;

/** A dialog that slides in from the side, for what belongs beside the page: filters, a cart. */
export function Drawer(props: DrawerProps) {
  return <Dialog {...props} place="end" data-component="drawer" />;
}
