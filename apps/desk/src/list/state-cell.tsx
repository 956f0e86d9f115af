import { Badge, type BadgeProps } from '@rider/ui/badge';
import { FormattedMessage } from 'react-intl';
import type { MessageIdBelow } from '../messages/ids.ts';

/** Creates the cell of a row's state: the message below `prefix`, as a badge in the state's tone. */
export function stateCell<Prefix extends string>(
  prefix: Prefix,
  tones: Readonly<Record<MessageIdBelow<Prefix>, NonNullable<BadgeProps['tone']>>>,
) {
  return ({ state }: { state: MessageIdBelow<Prefix> }) => (
    <Badge tone={tones[state]}>
      <FormattedMessage id={`${prefix}.${state}` as FormatjsIntl.Message['ids']} />
    </Badge>
  );
}
