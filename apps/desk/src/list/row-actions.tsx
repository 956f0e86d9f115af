import { Button, LinkButton } from '@rider/ui/button';
import { Cluster } from '@rider/ui/layout';
import type { MessageIdBelow } from '../messages/ids.ts';
import { useMessages } from '../messages/use-messages.ts';

/** A button or link at the end of a row. Without `href` and `onPress` it opens the row's dialog. */
export interface RowAction<Messages extends string> {
  /** The name of its text, among the list's messages. */
  label: MessageIdBelow<Messages>;
  /** The name of its accessible name, which differs from that of other rows. */
  name: MessageIdBelow<Messages>;
  /** The values of the accessible name. */
  values: Record<string, string>;
  href?: string;
  onPress?: () => void;
}

/** The actions of a row, side by side. */
export function RowActions(props: { messages: string; actions: readonly RowAction<string>[]; onOpen: () => void }) {
  const { messages, actions, onOpen } = props;
  const text = useMessages<string>(messages);
  return (
    <Cluster gap="x2">
      {actions.map(({ label, name, values, href, onPress = onOpen }) =>
        href === undefined ? (
          <Button key={label} size="small" aria-label={text(name, values)} onClick={onPress}>
            {text(label)}
          </Button>
        ) : (
          <LinkButton key={label} size="small" href={href} aria-label={text(name, values)}>
            {text(label)}
          </LinkButton>
        ),
      )}
    </Cluster>
  );
}
