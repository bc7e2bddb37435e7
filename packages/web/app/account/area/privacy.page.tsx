import type { RouteHandle } from '@volante/contract/page'
import { createContext, data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { FORMS } from '../forms/account-forms.ts'
import { permissionsOf } from '../forms/patches.ts'
import { forgetKnownCookie } from '../../shell/session/known-cookie.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/privacy.page'
import { ConsentForm, ConsentHistory } from './Consents.tsx'
import { Erase, Erased, type Erasure } from './Erase.tsx'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

/** Said within one request: after an erasure there is nobody any more to load anything for. */
const erasedNow = createContext(false)

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  if (context.get(erasedNow)) return null
  const { contactPermissions, hasPassword } = await requirePerson(known, url)
  return { contactPermissions, hasPassword, history: await known.api.privacy.consents(), done: doneIn(url, ['saved']) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  if (formText(posted, KIND) === FORMS.consents.kind) {
    return handleForm(known, FORMS.consents, posted, async (values) => {
      await known.api.users.patchSelf({ body: { contactPermissions: permissionsOf(values) } })
      return doneAt(known, 'accountPrivacy', 'saved')
    })
  }
  return handleForm(known, FORMS.erase, posted, async ({ password }) => {
    const erasure: Erasure = await known.api.privacy.erase({ body: { password } })
    context.set(erasedNow, true)
    return data(erasure, { headers: { 'set-cookie': forgetKnownCookie } })
  })
}
export const clientAction = keepForm

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && !isErasure(actionResult)

const isErasure = (answer: unknown): answer is Erasure =>
  typeof answer === 'object' && answer !== null && 'kept' in answer

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { id } = useSite()
  if (isErasure(actionData)) return <Erased {...actionData} />
  if (!loaderData) return null
  const { contactPermissions, done, hasPassword, history } = loaderData
  return (
    <AccountFrame area="accountPrivacy" title={t('account.area.accountPrivacy')} lead={t('account.privacy.lead')}>
      {done && !actionData && <Notice>{t('account.done.saved')}</Notice>}
      <ConsentForm permissions={contactPermissions} answer={actionData} />
      <ConsentHistory history={history} />
      <section aria-labelledby="export">
        <h2 id="export">{t('account.privacy.export')}</h2>
        <p>{t('account.privacy.exportText')}</p>
        <p>
          <a href={`/api/privacy/export?format=html&site=${id}`} download="volante.html" className={buttonClass({})}>
            {t('account.privacy.exportAction')}
          </a>
        </p>
        <p>
          <a href="/api/privacy/export" download="volante.json">
            {t('account.privacy.exportOpen')}
          </a>
        </p>
      </section>
      <DataOfficer />
      <Erase answer={actionData} hasPassword={hasPassword} />
    </AccountFrame>
  )
}

function DataOfficer() {
  const { t } = useTexts()
  const { legal } = useSite()
  return (
    <section aria-labelledby="officer">
      <h2 id="officer">{t('account.privacy.officer')}</h2>
      <p>{t('account.privacy.officerText')}</p>
      <p>
        {legal.dpoName}
        <br />
        <a href={`mailto:${legal.dpoEmail}`}>{legal.dpoEmail}</a>
      </p>
    </section>
  )
}
