import { useState, useSyncExternalStore, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/index.ts';
import { Checkbox, ErrorSummary, FormErrors, Select, TextField, type FieldErrors } from '../field/index.ts';
import { Notice } from '../notice/index.ts';
import * as styles from './address-form.css.ts';

/** What the form edits (R6.8); an AddressDraft of @rider/api fits. Country and state are codes. */
export interface AddressFormValues {
  addressee: string;
  country: string;
  state: string;
  city: string;
  street1: string;
  street2: string;
  zip: string;
  phone: string;
  fax: string;
  isDefault: boolean;
}

/** A country to choose, with its states; a Country of @rider/api fits. */
export interface AddressFormCountry {
  code: string;
  name: string;
  zipLabel: string;
  stateLabel: string;
  states: readonly { code: string; name: string }[];
}

/** What the form takes. Without script it posts its fields by these names as a plain form. */
export interface AddressFormProps {
  countries: readonly AddressFormCountry[];
  values?: Partial<AddressFormValues>;
  errors?: FieldErrors;
  /** A refusal that belongs to no field. */
  message?: ReactNode;
  pending?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onCancel?: () => void;
  /** Hidden fields of the host, e.g. what the form is for. */
  children?: ReactNode;
}

/** The delivery address form: the states follow the country, labels too. Without script all countries' states are offered. */
export function AddressForm(props: AddressFormProps) {
  const { countries, values = {}, errors = {}, message, pending = false, onSubmit, onCancel, children } = props;
  const intl = useIntl();
  const [code, setCode] = useState(values.country || countries[0]?.code || '');
  const country = countries.find((each) => each.code === code);
  const text = (name: string) => intl.formatMessage({ id: `ui.addressForm.${name}` });
  return (
    <FormErrors errors={errors}>
      <form
        method="post"
        noValidate
        data-component="address-form"
        className={styles.form}
        {...(onSubmit && { onSubmit })}
      >
        {children}
        <div className={styles.messages}>
          <ErrorSummary />
          {message && <Notice tone="error">{message}</Notice>}
        </div>
        <TextField
          label={text('addressee')}
          name="addressee"
          autoComplete="shipping name"
          defaultValue={values.addressee}
          required
        />
        <Select
          label={text('country')}
          name="country"
          autoComplete="shipping country"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          required
        >
          {countries.map((each) => (
            <option key={each.code} value={each.code}>
              {each.name}
            </option>
          ))}
        </Select>
        <TextField
          label={text('street1')}
          name="street1"
          autoComplete="shipping address-line1"
          defaultValue={values.street1}
          className={styles.wide}
          required
        />
        <TextField
          label={text('street2')}
          name="street2"
          autoComplete="shipping address-line2"
          defaultValue={values.street2}
          className={styles.wide}
        />
        <TextField
          label={text('city')}
          name="city"
          autoComplete="shipping address-level2"
          defaultValue={values.city}
          required
        />
        <StateField
          key={code}
          countries={countries}
          country={country}
          value={code === values.country || !values.country ? (values.state ?? '') : ''}
        />
        <TextField
          label={country?.zipLabel || text('zip')}
          name="zip"
          autoComplete="shipping postal-code"
          defaultValue={values.zip}
          required
        />
        <TextField
          label={text('phone')}
          name="phone"
          type="tel"
          autoComplete="shipping tel"
          defaultValue={values.phone}
          required
        />
        <TextField label={text('fax')} name="fax" type="tel" defaultValue={values.fax} />
        <Checkbox
          label={text('isDefault')}
          name="isDefault"
          value="1"
          defaultChecked={values.isDefault ?? false}
          className={styles.wide}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" pending={pending}>
            <FormattedMessage id="ui.addressForm.save" />
          </Button>
          {onCancel && (
            <Button onClick={onCancel}>
              <FormattedMessage id="ui.addressForm.cancel" />
            </Button>
          )}
        </div>
      </form>
    </FormErrors>
  );
}

const never = () => () => undefined;

/** The states of the country; its own words where it has no list. */
function StateField(props: {
  countries: readonly AddressFormCountry[];
  country: AddressFormCountry | undefined;
  value: string;
}) {
  const { countries, country, value } = props;
  const intl = useIntl();
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const label = country?.stateLabel || intl.formatMessage({ id: 'ui.addressForm.state' });
  const wiring = { label, name: 'state', autoComplete: 'shipping address-level1', defaultValue: value, required: true };
  if (!country || country.states.length === 0) return <TextField {...wiring} />;
  // The chosen country's states keep their places when the others go, and with them what was already chosen.
  const others = scripted ? [] : countries.filter(({ code, states }) => code !== country.code && states.length > 0);
  return (
    <Select {...wiring}>
      <option value="">{intl.formatMessage({ id: 'ui.addressForm.choose' })}</option>
      <StateOptions states={country.states} />
      {others.map(({ code, name, states }) => (
        <optgroup key={code} label={name}>
          <StateOptions states={states} />
        </optgroup>
      ))}
    </Select>
  );
}

function StateOptions({ states }: Pick<AddressFormCountry, 'states'>) {
  return states.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ));
}
