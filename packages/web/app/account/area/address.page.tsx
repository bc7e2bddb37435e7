import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { findPostalCode } from '../find-postal-code.ts'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { AddressFields } from '../forms/AddressFields.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { addressPatch } from '../patches.ts'
import { personValues } from '../person-shown.ts'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import { statesOf } from '../states-of.ts'
import type { Route } from './+types/address.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  return { self, states: await statesOf(known), done: doneIn(url, ['saved']) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  const form = await request.formData()
  if (form.get('intent') === 'postalCode') return findPostalCode(known, 'address', form)
  return takeForm(known, form, 'address', async (values) => {
    await known.api.users.patchSelf({ body: addressPatch(values) })
    return doneAt(known, 'accountAddress', 'saved')
  })
}

export default function Address({ loaderData: { self, states, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { language } = useSite()
  return (
    <AccountFrame
      area="accountAddress"
      title={t('account.area.accountAddress')}
      lead={t('account.address.lead')}
      isRefused={refusedOf('address', actionData) !== null}
    >
      {done && <Notice>{t('account.done.saved')}</Notice>}
      <AccountForm kind="address" refused={actionData} values={personValues(self, language)} submit={t('account.save')}>
        <AddressFields states={states} />
      </AccountForm>
    </AccountFrame>
  )
}
