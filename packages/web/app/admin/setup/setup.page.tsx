import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/setup.page'
import { GroupForm } from './GroupForm.tsx'
import { handleSetup, SETUP_PATH } from './handle-setup.ts'
import css from './setup.module.css'
import { Steps } from './Steps.tsx'
import { Tries } from './Tries.tsx'
import { WaitingGroup } from './WaitingGroup.tsx'

export const handle = { query: ['done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'shop.open')
  const { api } = context.get(page)
  const [setup, tries] = await Promise.all([api.setup.state(), api.setup.tries()])
  return { setup, tries, done: url.searchParams.get('done') }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'shop.open')
  return handleSetup(workPage(context.get(page), request), request)
}
export const clientAction = keepForm

/** What is done and missing before customers come, and the day they may. */
export default function Setup({ loaderData: { setup, tries, done }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const missing = setup.steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
  const groups = {
    needed: setup.steps.filter(({ isNeeded }) => isNeeded),
    helpful: setup.steps.filter(({ isNeeded }) => !isNeeded),
  }
  return (
    <RecordPage title={t('admin.setup.title')} text={t('admin.setup.text')}>
      {actionData && 'problem' in actionData && <InlineMessage tone="bad">{actionData.problem}</InlineMessage>}
      {!actionData && done === 'group' && (
        <Outcome>{t(setup.group.waiting ? 'admin.setup.group.asked' : 'admin.setup.group.saved')}</Outcome>
      )}
      {setup.isOpen ? (
        <InlineMessage tone="good">
          {setup.openedAt
            ? t('admin.setup.openSince', { at: date(setup.openedAt, 'moment') })
            : t('admin.setup.openDemo')}
        </InlineMessage>
      ) : (
        <InlineMessage tone="warn">{t('admin.setup.closed', { count: missing.length })}</InlineMessage>
      )}
      <Stack as="section" gap={2} id="group" aria-labelledby="group-title" className={css.form}>
        <h2 id="group-title" className="text-16">
          {t('admin.setup.group')}
        </h2>
        <Soft as="p">{t('admin.setup.group.text')}</Soft>
        <WaitingGroup group={setup.group} />
        <GroupForm key={JSON.stringify(setup.group)} setup={setup} answer={actionData} />
      </Stack>
      {(['needed', 'helpful'] as const).map((group) => (
        <Stack as="section" gap={2} key={group} aria-labelledby={group}>
          <h2 id={group} className="text-16">
            {t(`admin.setup.${group}`)}
          </h2>
          <Steps steps={groups[group]} sites={setup.group.sites} />
        </Stack>
      ))}
      <Stack gap={2} id="tries">
        <h2 className="text-16">{t('admin.setup.tries')}</h2>
        <Soft as="p">{t('admin.setup.triesText')}</Soft>
        <Tries tries={tries} />
      </Stack>
      {!setup.isOpen && missing.length === 0 && (
        <PostButton variant="primary" fields={{ intent: 'open' }}>
          {t('admin.setup.open')}
        </PostButton>
      )}
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={SETUP_PATH} />
