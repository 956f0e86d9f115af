import {
  addBuyerToCompany,
  changeBuyerOfCompany,
  removeBuyerFromCompany,
  type BuyerCompanyMember,
} from '@rider/api/operator';
import { COMPANY_ROLES } from '@rider/model/buyer-company';
import { moneyToDecimal, type Money } from '@rider/model/money';
import { newCompanyMemberSchema, validate } from '@rider/model/validation';
import { Button } from '@rider/ui/button';
import { Dialog } from '@rider/ui/dialog';
import { Select, TextField } from '@rider/ui/field';
import { Form, FormActions } from '@rider/ui/form';
import { api } from '../data/desk-api.ts';
import { useOperatorAction } from '../form/use-operator-action.ts';
import { useSavedForm } from '../form/use-saved-form.ts';
import { useMessages } from '../messages/use-messages.ts';

interface MemberDialogProps {
  companyId: string;
  /** Null for a new member. */
  member: BuyerCompanyMember | null;
  onClose: () => void;
}

const decimal = (limit: Money | null) => (limit === null ? '' : moneyToDecimal(limit));

/** Changes role and limits of a member, or makes a buyer a member. */
export function MemberDialog({ companyId, member, onClose }: MemberDialogProps) {
  const text = useMessages('desk.buyerCompanies');
  const { wiring } = useSavedForm({
    check: (typed) => validate(newCompanyMemberSchema, { ...typed, ...(member && { account: member.account }) }),
    seen: member && { role: member.role, perOrder: member.limits.perOrder, perMonth: member.limits.perMonth },
    describe: (saved) =>
      saved === null
        ? ''
        : [text(`role.${saved.role}`), decimal(saved.perOrder) || '–', decimal(saved.perMonth) || '–'].join(', '),
    save: (values, seen) =>
      member === null || seen === null
        ? addBuyerToCompany(api, companyId, values)
        : changeBuyerOfCompany(api, { id: companyId, uid: member.buyerId, seen }, values),
    saved: () => text('saved'),
    onSaved: onClose,
    change: 'buyer-company',
  });
  return (
    <Dialog open onOpenChange={onClose} title={member ? text('changeOf', { name: member.name }) : text('add')}>
      <Form {...wiring}>
        {member === null && (
          <TextField
            label={text('accountOrEmail')}
            description={text('accountHint')}
            name="account"
            autoComplete="off"
            required
          />
        )}
        <Select name="role" label={text('role')} defaultValue={member?.role ?? 'buyer'} required>
          {COMPANY_ROLES.map((role) => (
            <option key={role} value={role}>
              {text(`role.${role}`)}
            </option>
          ))}
        </Select>
        {(['perOrder', 'perMonth'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={text(name)}
            description={text('limitHint')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={decimal(member?.limits[name] ?? null)}
          />
        ))}
        <FormActions submit={text('save')} pending={wiring.pending} />
      </Form>
    </Dialog>
  );
}

/** Removes a member after a question. */
export function RemoveMemberDialog({
  companyId,
  member: { buyerId, name },
  onClose,
}: MemberDialogProps & { member: BuyerCompanyMember }) {
  const text = useMessages('desk.buyerCompanies');
  const acting = useOperatorAction('buyer-company');
  const remove = async () => {
    if (await acting.run(() => removeBuyerFromCompany(api, companyId, buyerId), text('removed', { name }))) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      role="alertdialog"
      size="small"
      title={text('removeOf', { name })}
      description={text('removeHint')}
      footer={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button variant="danger" pending={acting.pending} onClick={() => void remove()}>
            {text('remove')}
          </Button>
        </>
      }
    />
  );
}
