import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

export const CLIENTS_PATH = '/admin/clients'

const clients = describeFields({
  name: { label: 'admin.clients.field.name', hint: 'admin.clients.nameHint', maxLength: 80, autoComplete: 'off' },
  rights: { label: 'admin.clients.field.rights', hint: 'admin.clients.rightsHint', control: 'boxes' },
  markets: { label: 'admin.clients.field.markets', control: 'boxes' },
  dealerCodes: { label: 'admin.clients.field.dealers', hint: 'admin.clients.dealersHint', control: 'area' },
  endsOn: { label: 'admin.clients.field.end', hint: 'admin.clients.endHint', type: 'date' },
})
export const { Field } = clients

/** A new external application; the call knows what its maker may give. */
export const NEW_CLIENT = clients.form({
  kind: 'client',
  fields: ['name', 'rights', 'markets', 'dealerCodes', 'endsOn'],
  rules: ({ name, markets, endsOn }) =>
    refusing({
      name: requiredRefusal(name),
      markets: markets.length > 0 ? null : refuse('clients.market'),
      endsOn: requiredRefusal(endsOn),
    }),
})
