import { moneyToDecimal, type Money } from '@rider/model/money';
import { TextField, type TextFieldProps } from '@rider/ui/field';
import { currencySymbol } from '@rider/ui/price';
import { useIntl } from 'react-intl';

/** Props of `MoneyField`. */
export interface MoneyFieldProps extends Pick<TextFieldProps, 'name' | 'label' | 'placeholder' | 'required'> {
  /** Null or absent: empty. */
  amount?: Money | null | undefined;
}

/** A field for an amount in the shop's currency, posted as a decimal. */
export function MoneyField({ amount = null, ...field }: MoneyFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      start={currencySymbol(useIntl())}
      defaultValue={amount === null ? '' : moneyToDecimal(amount)}
    />
  );
}
