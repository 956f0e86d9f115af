import { screens } from '@rider/model/screens';
import { LinkButton } from '@rider/ui/button';
import { EmptyState } from '@rider/ui/empty-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { ScreenTitle } from '../../../page-head/screen-title.tsx';

/** Shown for a list that is stored in another browser. */
export function ListNotHere() {
  const intl = useIntl();
  return (
    <>
      <ScreenTitle title={intl.formatMessage({ id: 'shop.shoppingList.lists' })} />
      <EmptyState
        icon="box"
        title={<FormattedMessage id="shop.shoppingList.notHere" />}
        actions={
          <LinkButton href={screens.shoppingLists}>
            <FormattedMessage id="shop.shoppingList.all" />
          </LinkButton>
        }
      />
    </>
  );
}
