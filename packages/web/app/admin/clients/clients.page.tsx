import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/clients.page'
import { ClientForm } from './ClientForm.tsx'
import { ClientList } from './ClientList.tsx'
import { CLIENTS_PATH } from './client-form.ts'
import css from './clients.module.css'
import { handleClients } from './handle-clients.ts'
import { SecretOnce } from './SecretOnce.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'clients.manage')
  const { items, givable } = await known.api.clients.list()
  return { items, givable, countries: await known.countriesReached('clients.manage') }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'clients.manage')
  return handleClients(workPage(context.get(page), request), request)
}
export const clientAction = keepForm

/** Other systems that call the platform under their own name: what they may do, until when, and their secrets. */
export default function Clients({ loaderData: { items, givable, countries }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const made = actionData && 'secret' in actionData ? actionData : null
  const revoked = actionData && 'revoked' in actionData ? actionData.revoked : null
  const problem = actionData && 'problem' in actionData ? actionData.problem : null
  const isRefused = usePageProblem() || problem !== null
  const title = t('admin.clients.title')
  return (
    <RecordPage title={title} problem={isRefused && t('work.errorTitle', { title })} text={t('admin.clients.text')}>
      {problem && <Outcome tone="bad">{problem}</Outcome>}
      {made && (
        <SecretOnce
          title={t('admin.clients.secretOnce', { name: made.client.name })}
          values={{ 'X-Client-Id': made.client.clientId, 'X-Client-Secret': made.secret }}
          oldUntil={made.client.oldUntil}
        />
      )}
      {revoked && <Outcome>{t('admin.clients.revoked', { name: revoked.name })}</Outcome>}
      {items.length > 0 ? (
        <ClientList items={items} />
      ) : (
        <InlineMessage tone="info">{t('admin.clients.none')}</InlineMessage>
      )}
      <Stack as="section" gap={3} aria-labelledby="new" className={css.new}>
        <h2 id="new">{t('admin.clients.new')}</h2>
        <Soft as="p">{t('admin.clients.newText')}</Soft>
        <ClientForm answer={actionData} givable={givable} countries={countries} key={made?.client.id} />
      </Stack>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={CLIENTS_PATH} />
