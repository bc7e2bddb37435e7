import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { SecretOnce } from '../clients/SecretOnce.tsx'
import type { Route } from './+types/hook.page'
import { Deliveries } from './Deliveries.tsx'
import { handleHook } from './handle-hooks.ts'
import { HOOKS_PATH } from './hook-form.ts'
import { HookState } from './HookState.tsx'
import css from './hooks.module.css'

export const handle = { query: ['after', 'all'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'hooks.manage')
  const after = url.searchParams.get('after')
  const found = await context
    .get(page)
    .api.hooks.deliveries({ params: { id: params.id }, query: after ? { after } : {} })
  return { ...found, after: after ?? '', isAllTicked: url.searchParams.get('all') === 'page' }
}

export function action({ context, params, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'hooks.manage')
  return handleHook(workPage(context.get(page), request), request, params.id)
}

/** One receiver: what was sent to it, what came back, and what may be done. */
export default function Hook({ loaderData: { hook, ...log }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const made = actionData && 'secret' in actionData ? actionData : null
  const isOn = hook.state === 'on' || hook.state === 'failing'
  return (
    <RecordPage title={hook.name} back={{ to: HOOKS_PATH, text: t('admin.hooks.title') }} text={hook.url}>
      {actionData && 'problem' in actionData && <Outcome tone="bad">{actionData.problem}</Outcome>}
      {actionData && 'count' in actionData && <Outcome>{t('admin.hooks.resent', { count: actionData.count })}</Outcome>}
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
      <Row gap={2}>
        {isOn && <PostButton fields={{ intent: 'ping' }}>{t('admin.hooks.ping')}</PostButton>}
        <PostButton variant="secondary" fields={{ intent: 'failed' }}>
          {t('admin.hooks.resendFailed')}
        </PostButton>
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
      <Stack as="section" gap={3} aria-labelledby="log">
        <h2 id="log" className={css.title}>
          {t('admin.hooks.log')}
        </h2>
        {log.items.length > 0 ? (
          <Deliveries {...log} />
        ) : (
          <InlineMessage tone="info">{t('admin.hooks.nothingSent')}</InlineMessage>
        )}
      </Stack>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={HOOKS_PATH} />
