import type { RouteHandle } from '@volante/contract/page'
import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { FORMS } from '../forms/account-forms.ts'
import { findPostalCode } from '../forms/find-postal-code.ts'
import { addressPatch } from '../forms/patches.ts'
import { personValues } from '../forms/person-values.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import { statesOf } from '../states-of.ts'
import type { Route } from './+types/address.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  return { self, states: await statesOf(known), done: doneIn(url, ['saved']) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  if (posted.has('intent')) return findPostalCode(known, posted)
  return handleForm(known, FORMS.address, posted, async (values) => {
    await known.api.users.patchSelf({ body: addressPatch(values) })
    return doneAt(known, 'accountAddress', 'saved')
  })
}
export const clientAction = keepForm

export default function Address({ loaderData: { self, states, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { language } = useSite()
  return (
    <AccountFrame area="accountAddress" title={t('account.area.accountAddress')} lead={t('account.address.lead')}>
      {done && <Notice>{t('account.done.saved')}</Notice>}
      <Form form={FORMS.address} answer={actionData} values={personValues(self, language)} submit={t('account.save')}>
        <AddressFields states={states} state="stateCode" mayLackNumber isSearched />
      </Form>
    </AccountFrame>
  )
}
