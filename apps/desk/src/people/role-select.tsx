import { STAFF_ROLES, type StaffRole } from '@rider/model/staff';
import { Select } from '@rider/ui/field';
import { useIntl } from 'react-intl';

/** The choice of a role, with a sentence on what each may do. */
export function RoleSelect({ defaultValue }: { defaultValue: StaffRole }) {
  const intl = useIntl();
  return (
    <Select
      label={intl.formatMessage({ id: 'desk.people.role' })}
      description={intl.formatMessage({ id: 'desk.people.roleHint' })}
      name="role"
      defaultValue={defaultValue}
    >
      {STAFF_ROLES.map((role) => (
        <option key={role} value={role}>
          {intl.formatMessage({ id: `desk.people.role.${role}` })}
        </option>
      ))}
    </Select>
  );
}
