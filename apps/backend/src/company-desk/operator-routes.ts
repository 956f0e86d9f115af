import type { BuyerCompany, BuyerCompanyContents, OperatorList } from '@rider/api/operator';
import { companyMemberSchema, companyNameSchema, newCompanyMemberSchema } from '@rider/model/validation';
import type { RouteModule } from '../http/environment.ts';
import { operatorCalls, type OperatorCall } from '../operator/operator-calls.ts';
import { addByOperator, changeByOperator, removeByOperator, renameByOperator } from './change-company.ts';
import { listCompanies, readCompany } from './list-companies.ts';

const changeOf = ({ id, operator, seen }: OperatorCall) => ({ companyId: id('id'), operator, seen });

/** Operators' calls for companies of buyers. */
export const companyDeskRoutes: RouteModule = (app, services) => {
  const { get, post } = operatorCalls(app, services, 'buyer-companies');
  const { database, cache, clock } = services;

  get<OperatorList<BuyerCompany>>('/operator/buyer_companies', ({ list }) => listCompanies(database, list()));

  get<BuyerCompanyContents>('/operator/buyer_companies/:id', ({ id }) => readCompany(database, id('id'), clock()));

  post('/operator/buyer_companies/:id/rename', (call) =>
    renameByOperator(database, changeOf(call), call.form(companyNameSchema).name),
  );

  post('/operator/buyer_companies/:id/add', async (call) => {
    await addByOperator(database, changeOf(call), call.form(newCompanyMemberSchema), call.locale);
    cache.invalidate('price-lists');
  });

  post('/operator/buyer_companies/:id/members/:uid', (call) =>
    changeByOperator(database, changeOf(call), call.id('uid'), call.form(companyMemberSchema)),
  );

  post('/operator/buyer_companies/:id/members/:uid/remove', async (call) => {
    await removeByOperator(database, changeOf(call), call.id('uid'));
    cache.invalidate('price-lists');
  });
};
