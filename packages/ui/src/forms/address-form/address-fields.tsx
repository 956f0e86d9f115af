'use client';

import type { Address, AddressContent, Country } from '@rider/model/address';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Select, TextField } from '../../primitives/field/index.ts';
import { useScripted } from '../../primitives/field/use-scripted.ts';
import { wideField } from '../../primitives/form/form.css.ts';

/** A place; country and state are codes. */
export type PlaceValues = Pick<Address, 'country' | 'state' | 'city' | 'street1' | 'street2' | 'zip'>;

/** A place and its contact. */
export type AddressValues = AddressContent;

/** A country with its states. */
export interface AddressFormCountry extends Pick<Country, 'code' | 'name' | 'zipLabel' | 'stateLabel'> {
  states: readonly Country['states'][number][];
}

/** Props of the fields of a place. */
export interface PlaceFieldsProps {
  /** Countries to choose from, with their regions. Without any, the form has no country, second line or fax. */
  countries: readonly AddressFormCountry[];
  /** Fields of the host for the region, instead of city and state. */
  region?: ReactNode;
  /** Initial values of the fields. */
  defaultValues?: Partial<PlaceValues> | undefined;
  /**
   * Which address the browser autofills: delivery or billing.
   * @default shipping
   */
  purpose?: 'shipping' | 'billing';
  /** Prefix of all names, for forms with several places: `billing` results in `billing.zip`. */
  within?: string | undefined;
}

/** The fields of a whole address, to put into a `<FormGrid>`. */
export interface AddressFieldsProps extends PlaceFieldsProps {
  /** Initial values of the fields. */
  defaultValues?: Partial<AddressValues> | undefined;
}

/** Names and `autocomplete` values of the fields of a place. */
function wiringOf({ defaultValues: values = {}, purpose = 'shipping', within }: AddressFieldsProps) {
  return (name: keyof AddressValues, token: string) => ({
    name: within ? `${within}.${name}` : name,
    autoComplete: `${purpose} ${token}`,
    defaultValue: values[name] ?? '',
  });
}

/** Addressee, place, phone and fax: the fields shared by delivery and billing address. */
export function AddressFields(props: AddressFieldsProps) {
  const intl = useIntl();
  const wiring = wiringOf(props);
  const label = (name: 'addressee' | 'phone' | 'fax') => intl.formatMessage({ id: `ui.addressForm.${name}` });
  return (
    <>
      <TextField label={label('addressee')} {...wiring('addressee', 'name')} required />
      <PlaceFields {...props} />
      <TextField label={label('phone')} type="tel" {...wiring('phone', 'tel')} required />
      {props.countries.length > 0 && <TextField label={label('fax')} type="tel" {...wiring('fax', 'fax tel')} />}
    </>
  );
}

/** Country, streets, city, state and postal code. States and labels depend on the country; without script all states are listed. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { countries, region, defaultValues: values = {} } = props;
  const intl = useIntl();
  const [code, setCode] = useState(values.country || countries[0]?.code || '');
  const country = countries.find((each) => each.code === code);
  // A backend without a list of countries, such as CRMEB, stores neither country nor second line nor fax.
  const hasCountries = countries.length > 0;
  const wiring = wiringOf(props);
  const label = (name: 'country' | 'street1' | 'street2' | 'city' | 'state' | 'zip') =>
    intl.formatMessage({ id: `ui.addressForm.${name}` });
  const { defaultValue: _initial, ...countryWiring } = wiring('country', 'country');
  const state = wiring('state', 'address-level1');
  const sameCountry = code === values.country || !values.country;
  return (
    <>
      {hasCountries && (
        <Select
          label={label('country')}
          {...countryWiring}
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
      )}
      {region}
      <TextField label={label('street1')} {...wiring('street1', 'address-line1')} className={wideField} required />
      {hasCountries && (
        <TextField label={label('street2')} {...wiring('street2', 'address-line2')} className={wideField} />
      )}
      {region === undefined && (
        <>
          <TextField label={label('city')} {...wiring('city', 'address-level2')} required />
          <StateField
            key={code}
            countries={countries}
            country={country}
            wiring={{ ...state, defaultValue: sameCountry ? state.defaultValue : '' }}
          />
        </>
      )}
      <TextField
        label={country?.zipLabel || label('zip')}
        {...wiring('zip', 'postal-code')}
        required={region === undefined}
      />
    </>
  );
}

/** The states of the country; a text field for countries without a list. */
function StateField(props: {
  countries: readonly AddressFormCountry[];
  country: AddressFormCountry | undefined;
  wiring: { name: string; autoComplete: string; defaultValue: string };
}) {
  const { countries, country } = props;
  const intl = useIntl();
  const scripted = useScripted();
  const label = country?.stateLabel || intl.formatMessage({ id: 'ui.addressForm.state' });
  const wiring = { label, ...props.wiring, required: true };
  if (!country || country.states.length === 0) return <TextField {...wiring} />;
  // Keys keep the selected country's options, and so the selection, mounted when the others unmount.
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
