import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Facts } from '../../work/Facts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { SecretOnce } from '../clients/SecretOnce.tsx'
import type { Route } from './+types/hook.page'
import { handleHook } from './handle-hooks.ts'
import { HOOKS_PATH, noticesPath } from './hook-form.ts'
import { HookState } from './HookState.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'hooks.manage')
  return { hook: await context.get(page).api.hooks.get({ params: { id: params.id } }) }
}

export function action({ context, params, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'hooks.manage')
  return handleHook(workPage(context.get(page), request), request, params.id)
}

/** One receiver: how it stands, what may be done, and the way to what was sent to it. */
export default function Hook({ loaderData: { hook }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const made = actionData && 'secret' in actionData ? actionData : null
  const isOn = hook.state === 'on' || hook.state === 'failing'
  return (
    <RecordPage title={hook.name} back={{ to: HOOKS_PATH, text: t('admin.hooks.title') }} text={hook.url}>
      {actionData && 'problem' in actionData && <Outcome tone="bad">{actionData.problem}</Outcome>}
      {made && (
        <SecretOnce
          title={t('admin.clients.secretOnce', { name: hook.name })}
          values={{ 'Volante-Signature': made.secret }}
          oldUntil={made.hook.oldUntil}
        />
      )}
      <Row gap={2} align="center">
        <HookState state={hook.state} />
        {hook.failingSince && t('admin.hooks.failingSince', { at: date(hook.failingSince, 'moment') })}
      </Row>
      <Facts
        of={{
          [t('admin.hooks.field.events')]: hook.events.map((event) => t(`admin.hooks.event.${event}`)).join(', '),
          [t('admin.clients.where')]: [hook.markets.join(', '), ...hook.dealerCodes].join(' · '),
          [t('admin.clients.owner')]: hook.owner,
        }}
      />
      <Row gap={2}>
        {isOn && <PostButton fields={{ intent: 'ping' }}>{t('admin.hooks.ping')}</PostButton>}
        <PostButton variant="secondary" fields={{ intent: 'rotate' }}>
          {t('admin.clients.rotate')}
        </PostButton>
        <PostButton variant="secondary" fields={{ intent: isOn ? 'off' : 'on' }}>
          {t(isOn ? 'admin.hooks.turnOff' : 'admin.hooks.turnOn')}
        </PostButton>
        <PostButton variant="secondary" fields={{ intent: 'remove' }}>
          {t('admin.hooks.remove')}
        </PostButton>
      </Row>
      <Row gap={2}>
        <LinkButton to={noticesPath({ hook: hook.id })} size="small">
          {t('admin.hooks.notices')}
        </LinkButton>
        <LinkButton to={noticesPath({ hook: hook.id, state: 'failed' })} size="small">
          {t('admin.hooks.notices.failed')}
        </LinkButton>
      </Row>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={HOOKS_PATH} />
