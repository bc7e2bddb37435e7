import type { RouteHandle } from '@volante/contract/page'
import { redirect, redirectDocument } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { usePage, useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { returnPath } from '../../shell/session/go-on.ts'
import { Notice } from '../Notice.tsx'
import { requireSession } from '../../shell/session/require-person.ts'
import type { Route } from './+types/agreement.page'

export const handle = { texts: ['account', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { agreement } = await requireSession(known, url)
  const wanted = returnPath(known, url.searchParams.get('returnTo'))
  const own = pathTo(known.site, 'accountAgreement')
  const returnTo = wanted.startsWith(own) ? pathTo(known.site, 'account') : wanted
  // Opened again after it was given, as from a bookmark or Back.
  if (!agreement.isOutdated) throw redirect(returnTo, 303)
  return { agreement, returnTo, isStale: url.searchParams.has('stale') }
}

/** The version that was read goes along: one that changed while it was read is shown again. */
export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  const returnTo = returnPath(known, formText(form, 'returnTo'))
  try {
    await known.api.users.acceptAgreement({ body: { version: formText(form, 'version') } })
  } catch (error) {
    if (!callRefusal(error)) throw error
    return redirect(pathTo(known.site, 'accountAgreement', null, { returnTo, stale: 1 }), 303)
  }
  return redirectDocument(returnTo, 303)
}
export const clientAction = keepForm

export default function Agreement({ loaderData: { agreement, returnTo, isStale } }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { site, sites } = usePage()
  const owner = site.brand === 'portal' ? (sites.find((one) => one.country === site.country) ?? site) : site
  return (
    <EntryFrame
      title={t(agreement.acceptedAt ? 'account.agreement.title' : 'account.agreement.first')}
      lead={t(agreement.acceptedAt ? 'account.agreement.text' : 'account.agreement.firstText')}
    >
      {isStale && <Notice tone="warn">{t('account.agreement.stale')}</Notice>}
      <ul role="list">
        {(['legal', 'privacy'] as const).map((name) => (
          <li key={name}>
            <a className="tap" href={pathTo(owner, name)} target="_blank" rel="noreferrer">
              {t(`account.terms.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      <p className="soft small">
        {agreement.acceptedAt
          ? t('account.agreement.before', { date: date(agreement.acceptedAt, 'long'), version: agreement.version })
          : t('account.agreement.version', { version: agreement.version })}
      </p>
      <PostButton fields={{ version: agreement.version, returnTo }} variant="primary" size="large">
        {t('account.agreement.submit')}
      </PostButton>
      <NotNow />
    </EntryFrame>
  )
}

function NotNow() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <p className="soft small">
      {t('account.agreement.otherwise')}{' '}
      <a className="tap" href={pathTo(site, 'signOut')}>
        {t('account.signOut.submit')}
      </a>
    </p>
  )
}
