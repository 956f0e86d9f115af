import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';
import { mayUse, type DeskArea, type StaffRole } from '@rider/model/staff';
import { validate } from '@rider/model/validation';
import { agentOf, type AgentServices } from '../agent/agents.ts';
import { answer } from '../http/envelope.ts';
import type { HttpApp, HttpContext } from '../http/environment.ts';
import { acceptedValues, fieldErrorTexts } from '../http/form-errors.ts';
import { operatorListQueryOf } from '../http/operator-list-query.ts';
import { textOf, wholeNumberOf } from '../http/parameters.ts';
import { ApiError } from '../http/api-error.ts';
import { validationText } from '../messages/index.ts';
import { bearerToken } from '../http/session.ts';
import type { Seen } from './changed-meanwhile.ts';

/** The operator of a request, and the time of the request. */
export interface Operator {
  id: number;
  at: Date;
}

const LONGEST_KEY = 100;

function operatorCall(context: HttpContext, operator: Operator, role: StaffRole) {
  const { locale, parameters: given } = context.var;
  return {
    context,
    operator,
    locale,
    /** Whether the operator may use another section, too. */
    may: (area: DeskArea): boolean => mayUse(role, area),
    /** Query and body, for values that `form` cannot read. */
    given,
    /** What the operator saw of the values that the call changes. */
    seen: { values: Object(given['seen']) as Seen['values'], locale } satisfies Seen,
    /** A path parameter. */
    inPath: (name: string): string => context.req.param(name) ?? '',
    /** A number in the path, or else in the request; 0, which no row has, if neither is a whole number. */
    id: (name: string): number => wholeNumberOf({ [name]: context.req.param(name) ?? given[name] }, name) ?? 0,
    /** Search, state and page of a list. */
    list: () => operatorListQueryOf(given),
    /** The fields of a form, by a schema of packages/model. @throws ApiError `faulty-fields` with `data.errors` by field. */
    form<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(schema: Schema): InferOutput<Schema> {
      const texts = Object.fromEntries(Object.keys(given).map((name) => [name, textOf(given, name)]));
      return acceptedValues(validate(schema, texts), {}, locale);
    },
    /** The JSON body, by a schema of packages/model. @throws ApiError `faulty-fields` with `data.errors` by path: `variants.3.price`. */
    body<Schema extends BaseSchema<unknown, unknown, BaseIssue<unknown>>>(schema: Schema): InferOutput<Schema> {
      const { values, errors } = validate(schema, given);
      if (errors === undefined) return values;
      const texts = Object.entries(errors).map(([path, id]) => [path, validationText(id, locale)]);
      throw fieldErrorTexts(Object.fromEntries(texts) as Record<string, string>);
    },
    /** The idempotency key of the request. @throws ApiError `malformed-request` without one. */
    requestKey(): string {
      const key = textOf(given, 'key');
      if (key === '' || key.length > LONGEST_KEY) throw new ApiError('malformed-request', { status: 400 });
      return key;
    },
  };
}

/** A call of an operator, with accessors for its parameters. */
export type OperatorCall = ReturnType<typeof operatorCall>;

type Handle<Answer> = (call: OperatorCall) => Promise<Answer | Response>;

/**
 * Registers calls for agents whose role may use a section of the desk: `get<Answer>('/operator/…', (call) => …)` sends the handler's result as JSON, or its response.
 * @throws ApiError `not-signed-in`, `session-expired` or `session-invalid` without an agent's session, `role-not-allowed` for other
 * roles, `second-step-required` if a second step is required and this session has not passed one.
 */
export function operatorCalls(app: HttpApp, services: AgentServices & { demandsSecondStep: boolean }, area: DeskArea) {
  const handler = (handle: Handle<unknown>) => async (context: HttpContext) => {
    const token = bearerToken(context);
    if (token === null) throw new ApiError('not-signed-in');
    const agent = await agentOf(services, token);
    if (!mayUse(agent.staff_role, area)) throw new ApiError('role-not-allowed', { status: 400 });
    if (services.demandsSecondStep && !agent.passedSecondStep)
      throw new ApiError('second-step-required', { status: 400 });
    const operator = { id: agent.id, at: new Date(services.clock()) };
    const answered = await handle(operatorCall(context, operator, agent.staff_role));
    return answered instanceof Response ? answered : answer<unknown>(context, answered);
  };
  return {
    get<Answer = never>(path: string, handle: Handle<NoInfer<Answer>>): void {
      app.get(path, handler(handle));
    },
    post<Answer = void>(path: string, handle: Handle<NoInfer<Answer>>): void {
      app.post(path, handler(handle));
    },
  };
}
