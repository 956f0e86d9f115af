import { BANNER_STATES, removeBanner, type OperatorBanner } from '@rider/api/operator';
import type { Locale } from '@rider/model/locale';
import { Cluster } from '@rider/ui/layout';
import { useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { bannersQuery } from '../data/operator-queries.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { DialogButton } from '../list/dialog-button.tsx';
import { ListScreen } from '../list/list-screen.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { PreviewAtTime } from '../preview/preview-dialog.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { BannerDialog } from './banner-dialog.tsx';
import * as styles from './banners.css.ts';

/** The banners of the home page in their order, with their times. */
export default function Banners() {
  const locale = useIntl().locale as Locale;
  const text = useMessages('desk.banners');
  const acting = useOperatorAction('content');
  const preview = usePreview();
  const remove = (banner: OperatorBanner) =>
    void acting.run(() => removeBanner(api, banner), text('removed', { title: banner.title[locale] }));
  return (
    <ListScreen
      section="banners"
      messages="desk.banners"
      queryOf={bannersQuery}
      states={BANNER_STATES}
      columns={[
        { id: 'position', count: ({ position }) => position },
        { id: 'picture', cell: pictureOf },
        { id: 'title', cell: ({ title }) => title[locale], rowHeader: true },
        { id: 'href', cell: ({ href }) => href },
        {
          id: 'state',
          state: ({ state }) => state,
          tones: { scheduled: 'accent', active: 'success', ended: 'neutral' },
        },
        { id: 'from', moment: ({ from }) => from },
        { id: 'until', moment: ({ until }) => until },
      ]}
      getRowId={({ id }) => id}
      rowActions={(banner) => {
        const values = { title: banner.title[locale] };
        return [
          { label: 'change', name: 'changeOf', values },
          {
            label: 'preview',
            name: 'previewOf',
            values,
            onPress: () => void preview.open({ draft: { kind: 'banner', id: banner.id }, at: null }),
          },
          { label: 'remove', name: 'removeOf', values, onPress: () => remove(banner) },
        ];
      }}
      renderDialog={(banner, close) => <BannerDialog banner={banner} onClose={close} />}
      actions={
        <Cluster gap="x3">
          <PreviewAtTime />
          <DialogButton variant="primary" label={text('add')}>
            {(close) => <BannerDialog banner={null} onClose={close} />}
          </DialogButton>
        </Cluster>
      }
    />
  );
}

function pictureOf({ image }: OperatorBanner) {
  return <img src={image} alt="" className={styles.picture} />;
}
