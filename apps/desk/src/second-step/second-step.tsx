import { beginSecondStep, confirmSecondStep, endSecondStep, type SecondStepSetup } from '@rider/api/desk';
import type { Validated } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { TextField } from '@rider/ui/field';
import { Form } from '@rider/ui/form';
import { Container, Stack } from '@rider/ui/layout';
import { Banner } from '@rider/ui/banner';
import { Heading, Text } from '@rider/ui/text';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../data/desk-api.ts';
import { secondStepQuery } from '../data/operator-queries.ts';
import { useOptionalQuery } from '../data/use-query.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import type { Texts } from '@rider/web/form';
import { useSavedForm } from '../form/use-saved-form.ts';
import * as styles from './second-step.css.ts';

/** The operator's second step: sets it up with an authenticator, shows the recovery codes, switches it off. */
export default function SecondStep() {
  const intl = useIntl();
  const { data: state } = useOptionalQuery(secondStepQuery);
  const [setup, setSetup] = useState<SecondStepSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { pending, run } = useOperatorAction('second-step');
  const begin = () => run(async () => setSetup(await beginSecondStep(api)));
  return (
    <Container>
      <Stack gap="x4" className={styles.page}>
        <Heading level={1} size="title2">
          {intl.formatMessage({ id: 'desk.section.second-step' })}
        </Heading>
        <Text>
          <FormattedMessage id="desk.secondStep.purpose" />
        </Text>
        {codes && <RecoveryCodes codes={codes} />}
        {state && !state.isOn && !setup && (
          <Button variant="primary" pending={pending} onClick={() => void begin()}>
            <FormattedMessage id="desk.secondStep.begin" />
          </Button>
        )}
        {state && !state.isOn && setup && (
          <Setup
            setup={setup}
            onConfirmed={(list) => {
              setCodes(list);
              setSetup(null);
            }}
          />
        )}
        {state?.isOn && <SwitchedOn left={state.recoveryCodes} onEnded={() => setCodes(null)} />}
      </Stack>
    </Container>
  );
}

/** Shown once: afterwards nobody can read them. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <Banner tone="warning" live title={<FormattedMessage id="desk.secondStep.recovery" />}>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** Checks that a code was typed. */
function useCodeCheck() {
  const intl = useIntl();
  return ({ code = '' }: Texts): Validated<{ code: string }> =>
    code.trim() === ''
      ? { values: undefined, errors: { code: intl.formatMessage({ id: 'desk.secondStep.codeMissing' }) } }
      : { values: { code: code.trim() }, errors: undefined };
}

function Setup({ setup, onConfirmed }: { setup: SecondStepSetup; onConfirmed: (codes: readonly string[]) => void }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: useCodeCheck(),
    save: async ({ code }) => onConfirmed(await confirmSecondStep(api, code)),
    saved: () => intl.formatMessage({ id: 'desk.secondStep.isOn' }),
    change: 'second-step',
  });
  return (
    <Form {...wiring}>
      <Text>
        <FormattedMessage id="desk.secondStep.scan" />
      </Text>
      <img
        src={setup.picture}
        alt={intl.formatMessage({ id: 'desk.secondStep.picture' })}
        width={200}
        height={200}
        className={styles.picture}
      />
      <Text size="small" tone="quiet">
        <FormattedMessage id="desk.secondStep.secret" values={{ secret: setup.secret }} />
      </Text>
      <CodeField />
      <Button type="submit" variant="primary" pending={wiring.pending}>
        <FormattedMessage id="desk.secondStep.confirm" />
      </Button>
    </Form>
  );
}

function SwitchedOn({ left, onEnded }: { left: number; onEnded: () => void }) {
  const intl = useIntl();
  const { wiring } = useSavedForm({
    check: useCodeCheck(),
    save: ({ code }) => endSecondStep(api, code),
    saved: () => intl.formatMessage({ id: 'desk.secondStep.isOff' }),
    onSaved: onEnded,
    change: 'second-step',
  });
  return (
    <Form {...wiring}>
      <Text>
        <FormattedMessage id="desk.secondStep.left" values={{ left }} />
      </Text>
      <CodeField />
      <Button type="submit" pending={wiring.pending}>
        <FormattedMessage id="desk.secondStep.end" />
      </Button>
    </Form>
  );
}

function CodeField() {
  const intl = useIntl();
  return (
    <TextField
      name="code"
      label={intl.formatMessage({ id: 'desk.secondStep.code' })}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      required
    />
  );
}
