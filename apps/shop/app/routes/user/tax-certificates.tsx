import { addTaxCertificate, taxCertificateDocument } from '@rider/api/tax';
import { BYTES_PER_MEGABYTE, PICTURE_MEGABYTES } from '@rider/model/picture';
import { screens } from '@rider/model/screens';
import type { TaxCertificate, TaxCertificateDraft } from '@rider/model/tax';
import { taxCertificateSchema, validate } from '@rider/model/validation';
import { Badge } from '@rider/ui/badge';
import { DataTable, type DataColumn } from '@rider/ui/data-table';
import { formatDay } from '@rider/ui/date';
import { Stack } from '@rider/ui/layout';
import { Link } from '@rider/ui/link';
import { Banner } from '@rider/ui/banner';
import { TaxCertificateForm } from '@rider/ui/tax-certificate-form';
import { Heading, Text } from '@rider/ui/text';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionData, useSearchParams, type ActionFunctionArgs } from 'react-router';
import { textsOf } from '@rider/web/form';
import { taxCertificatesQuery } from './account-queries.ts';
import { capabilitiesQuery } from '../../data/capabilities-query.ts';
import { browserLoader } from '../../data/browser-load.ts';
import { countriesQuery } from '../../order/order-queries.ts';
import { readsOnly, type ScreenHandle } from '../../screen-parameters/screen-handle.ts';
import { buyerLoader } from '../../data/server-load.ts';
import { useQuery } from '../../data/use-query.ts';
import { answerForm, saveForm } from '../../form/answer-form.ts';
import { FormHead } from '../../form/form-head.tsx';
import type { FormOutcome, FormRules } from '../../form/form-outcome.ts';
import { useSavedForm } from '../../form/use-saved-form.tsx';
import { AskTheShop } from '../../verification-code/ask-the-shop.tsx';
import { formLimitOf } from '../../upload/form-limit.ts';

const QUERIES = [taxCertificatesQuery, countriesQuery, capabilitiesQuery];

const TONES = { pending: 'warning', approved: 'success', refused: 'danger', expired: 'neutral' } as const;

const LARGEST = PICTURE_MEGABYTES * BYTES_PER_MEGABYTE;

/** The chosen picture; an empty one where none was chosen. */
function documentOf(form: FormData): Blob {
  const document = form.get('document');
  return document instanceof Blob ? document : new Blob([]);
}

const rules: FormRules<TaxCertificateDraft> = {
  intent: 'add-tax-certificate',
  // A missing or too large picture is reported before it is sent.
  read: (form) => ({ ...textsOf(form), documentBytes: String(documentOf(form).size) }),
  check: (typed) => {
    const checked = validate(taxCertificateSchema, typed);
    const bytes = Number(typed.documentBytes);
    if (bytes > 0 && bytes <= LARGEST) return checked;
    const document = bytes > 0 ? 'validation.picture.large' : 'validation.taxCertificate.document';
    return { values: undefined, errors: { ...checked.errors, document } };
  },
};

export const handle: ScreenHandle & { formLimit: number } = { reads: readsOnly('sent'), formLimit: formLimitOf(1) };

export const loader = buyerLoader(QUERIES);

export const clientLoader = browserLoader(QUERIES);

export function action(args: ActionFunctionArgs) {
  return answerForm(args, (api, form) =>
    saveForm(api, form, {
      ...rules,
      save: async (draft) => {
        await addTaxCertificate(api, draft, documentOf(form));
        return `${screens.taxCertificates}?sent=1`;
      },
    }),
  );
}

/** The buyer's exemption certificates: what was sent, with its state, and the form for another one. */
export default function TaxCertificates() {
  const intl = useIntl();
  const { tax } = useQuery(capabilitiesQuery);
  const certificates = useQuery(taxCertificatesQuery);
  return (
    <>
      <FormHead title={intl.formatMessage({ id: 'shop.taxCertificates.title' })}>
        {intl.formatMessage({ id: 'shop.taxCertificates.purpose' })}
      </FormHead>
      {tax ? (
        <>
          <Sent certificates={certificates} />
          {/* What was typed is gone once it has arrived. */}
          <Send key={certificates.length} />
        </>
      ) : (
        <AskTheShop />
      )}
    </>
  );
}

function useStates() {
  const countries = useQuery(countriesQuery);
  return countries.find(({ code }) => code === 'US')?.states ?? [];
}

function Sent({ certificates }: { certificates: TaxCertificate[] }) {
  const intl = useIntl();
  const states = useStates();
  const [parameters] = useSearchParams();
  const say = (name: 'yours' | 'number' | 'region' | 'lastDay' | 'status' | 'document' | 'allStates') =>
    intl.formatMessage({ id: `shop.taxCertificates.${name}` });
  const nameOf = (region: string) =>
    region === '' ? say('allStates') : (states.find(({ code }) => code === region)?.name ?? region);
  const columns: DataColumn<TaxCertificate>[] = [
    { id: 'number', label: say('number'), cell: ({ number }) => number, rowHeader: true },
    { id: 'region', label: say('region'), cell: ({ region }) => nameOf(region) },
    // Noon of a day in UTC is the same day on the shop's clock.
    {
      id: 'lastDay',
      label: say('lastDay'),
      cell: ({ lastDay }) => formatDay(intl, Date.parse(`${lastDay}T12:00:00Z`)),
    },
    { id: 'status', label: say('status'), cell: State },
    { id: 'document', label: say('document'), cell: DocumentLink },
  ];
  return (
    <Stack as="section" aria-labelledby="sent-title">
      <Heading level={2} size="title3" id="sent-title">
        {say('yours')}
      </Heading>
      {parameters.get('sent') === '1' && (
        <Banner tone="success" live>
          <FormattedMessage id="shop.taxCertificates.sent" />
        </Banner>
      )}
      {certificates.length === 0 ? (
        <Text tone="quiet">
          <FormattedMessage id="shop.taxCertificates.none" />
        </Text>
      ) : (
        <DataTable caption={say('yours')} hideCaption columns={columns} rows={certificates} getRowId={({ id }) => id} />
      )}
    </Stack>
  );
}

function State({ state, reason }: TaxCertificate) {
  return (
    <Stack gap="x1">
      <div>
        <Badge tone={TONES[state]}>
          <FormattedMessage id={`shop.taxCertificates.state.${state}`} />
        </Badge>
      </div>
      {state === 'refused' && <Text size="small">{reason}</Text>}
    </Stack>
  );
}

function DocumentLink({ id, number }: TaxCertificate) {
  const intl = useIntl();
  return (
    <Link
      href={taxCertificateDocument(id)}
      target="_blank"
      rel="noopener"
      aria-label={intl.formatMessage({ id: 'shop.taxCertificates.openOne' }, { number })}
    >
      <FormattedMessage id="shop.taxCertificates.open" />
    </Link>
  );
}

function Send() {
  const states = useStates();
  const { typed, wiring } = useSavedForm({ ...rules, outcome: useActionData<FormOutcome>() });
  return (
    <Stack as="section" aria-labelledby="send-title">
      <Heading level={2} size="title3" id="send-title">
        <FormattedMessage id="shop.taxCertificates.send" />
      </Heading>
      <TaxCertificateForm {...wiring} states={states} defaultValues={typed} />
    </Stack>
  );
}
