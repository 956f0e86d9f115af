import { Button } from '@rider/ui/button';
import { FormattedMessage } from 'react-intl';

/** Reports that a list could not be loaded, and loads it again on demand. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <FormattedMessage id="desk.list.failed" />{' '}
      <Button size="small" onClick={onRetry}>
        <FormattedMessage id="desk.retry" />
      </Button>
    </>
  );
}
