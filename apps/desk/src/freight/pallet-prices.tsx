import type { PalletPrice } from '@rider/model/shipping';
import { Button, IconButton } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Stack } from '@rider/ui/layout';
import { MoneyField } from '../form/money-field.tsx';
import { useMessages } from '../messages/use-messages.ts';
import * as styles from '../setting/setting.css.ts';
import { useRows } from '../setting/use-rows.ts';

/** The prices of pallets by weight; the last one has no limit. */
export function PalletPrices({ path, prices }: { path: string; prices: readonly PalletPrice[] }) {
  const text = useMessages('desk.freight');
  const { rows, add, remove } = useRows<Partial<PalletPrice>>(prices);
  return (
    <Stack gap="x2">
      {rows.map(({ id, value: { upToKg, freight } }, index) => (
        <div key={id} className={styles.row}>
          <TextField
            name={`${path}.${index}.upToKg`}
            label={text('upToKg', { row: index + 1 })}
            inputMode="numeric"
            placeholder={text('anyWeight')}
            defaultValue={upToKg ?? ''}
          />
          <MoneyField
            name={`${path}.${index}.freight`}
            label={text('palletFreight', { row: index + 1 })}
            amount={freight}
            required
          />
          {rows.length > 1 && (
            <IconButton
              icon="close"
              size="small"
              variant="quiet"
              label={text('removePrice', { row: index + 1 })}
              onClick={() => remove(id)}
            />
          )}
        </div>
      ))}
      <div>
        {/* Before the last one, which is for all heavier pallets. */}
        <Button size="small" onClick={() => add({}, rows.length - 1)}>
          {text('addPrice')}
        </Button>
      </div>
    </Stack>
  );
}
