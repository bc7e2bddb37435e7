import type { RouteHandle } from '@volante/contract/page'
import { CONSENT_PURPOSES } from '@volante/contract/person-shapes'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import { createContext, data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { refusedOf } from '../forms/AccountForm.tsx'
import { takeForm } from '../forms/take-form.ts'
import { forgetKnownCookie } from '../known-visitor.ts'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/privacy.page'
import { ConsentForm, ConsentHistory } from './Consents.tsx'
import { Erase, Erased, type Erasure } from './Erase.tsx'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

/** What stayed after an erasure: in the answer to it there is nobody any more to load anything for. */
const erasedNow = createContext<Erasure | null>(null)

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const erased = context.get(erasedNow)
  if (erased) return { erased }
  const { contactPermissions, hasPassword } = await requirePerson(known, url)
  return { contactPermissions, hasPassword, history: await known.api.privacy.consents(), done: doneIn(url, ['saved']) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  const form = await request.formData()
  if (form.get('form') === 'consents') {
    await known.api.users.patchSelf({ body: { contactPermissions: permissionsIn(form) } })
    return doneAt(known, 'accountPrivacy', 'saved')
  }
  return takeForm(known, form, 'erase', async ({ password }) => {
    context.set(erasedNow, await known.api.privacy.erase({ body: { password } }))
    return data(null, { headers: { 'set-cookie': forgetKnownCookie } })
  })
}

/** Every channel and purpose as the boxes say: what is not ticked is taken back. */
function permissionsIn(form: FormData) {
  const ticked = new Set(form.getAll('consent'))
  return CONSENT_PURPOSES.flatMap((purpose) =>
    CONTACT_CHANNELS.map((channel) => ({ channel, purpose, granted: ticked.has(`${channel} ${purpose}`) })),
  )
}

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if ('erased' in loaderData) return <Erased {...loaderData.erased} />
  const { contactPermissions, done, hasPassword, history } = loaderData
  return (
    <AccountFrame
      area="accountPrivacy"
      title={t('account.area.accountPrivacy')}
      lead={t('account.privacy.lead')}
      isRefused={refusedOf('erase', actionData) !== null}
    >
      {done && !actionData && <Notice>{t('account.done.saved')}</Notice>}
      <ConsentForm permissions={contactPermissions} />
      <ConsentHistory history={history} />
      <section className={css.section} aria-labelledby="export">
        <h2 id="export">{t('account.privacy.export')}</h2>
        <p>{t('account.privacy.exportText')}</p>
        <p>
          <a href="/api/privacy/export" download="volante.json" className={buttonClass({})}>
            {t('account.privacy.exportAction')}
          </a>
        </p>
      </section>
      <DataOfficer />
      <Erase refused={actionData} hasPassword={hasPassword} />
    </AccountFrame>
  )
}

function DataOfficer() {
  const { t } = useTexts()
  const { legal } = useSite()
  return (
    <section className={css.section} aria-labelledby="officer">
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
