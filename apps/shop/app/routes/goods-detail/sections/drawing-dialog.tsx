import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { FormattedMessage } from 'react-intl';
import * as styles from './drawing-dialog.css.ts';

interface DrawingDialogProps {
  address: string;
  title: string;
  alt: string;
  onClose: () => void;
}

/** The whole drawing at readable size, to be panned on smaller screens. Printing prints it alone. */
export default function DrawingDialog({ address, title, alt, onClose }: DrawingDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      size="large"
      data-part="drawing"
      footer={
        <Button icon="printer" onClick={() => window.print()}>
          <FormattedMessage id="shop.product.drawing.print" />
        </Button>
      }
    >
      <img src={address} alt={alt} width="960" height="420" className={styles.whole} />
    </Dialog>
  );
}
