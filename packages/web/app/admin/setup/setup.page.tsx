import { type SetupStep, TRY_KINDS } from '@volante/contract/setup'
import { data, Link, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/setup.page'
import css from './setup.module.css'
import { Tries } from './Tries.tsx'

const PATH = '/admin/setup'

export async function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'shop.open')
  const { api } = context.get(page)
  const [setup, tries] = await Promise.all([api.setup.state(), api.setup.tries()])
  return { setup, tries }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { api, texts } = workPage(context.get(page), request)
  requireRight(context.get(page), new URL(request.url), 'shop.open')
  const posted = await request.formData()
  try {
    if (formText(posted, 'intent') === 'open') await api.setup.open()
    const kind = TRY_KINDS.find((one) => one === formText(posted, 'kind'))
    if (kind) await api.setup.try({ body: { kind } })
    return redirect(kind ? `${PATH}#tries` : PATH, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}

/** What is done and missing before customers come, and the day they may. */
export default function Setup({ loaderData: { setup, tries }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const missing = setup.steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone)
  const groups = {
    needed: setup.steps.filter(({ isNeeded }) => isNeeded),
    helpful: setup.steps.filter(({ isNeeded }) => !isNeeded),
  }
  return (
    <RecordPage title={t('admin.setup.title')} text={t('admin.setup.text')}>
      {actionData && <InlineMessage tone="bad">{actionData.problem}</InlineMessage>}
      {setup.isOpen ? (
        <InlineMessage tone="good">
          {setup.openedAt
            ? t('admin.setup.openSince', { at: date(setup.openedAt, 'moment') })
            : t('admin.setup.openDemo')}
        </InlineMessage>
      ) : (
        <InlineMessage tone="warn">{t('admin.setup.closed', { count: missing.length })}</InlineMessage>
      )}
      {(['needed', 'helpful'] as const).map((group) => (
        <Stack as="section" gap={2} key={group} aria-labelledby={group}>
          <h2 id={group} className={css.group}>
            {t(`admin.setup.${group}`)}
          </h2>
          <ul role="list" className={css.steps}>
            {groups[group].map((step) => (
              <Step key={`${step.kind} ${step.about ?? ''}`} step={step} />
            ))}
          </ul>
        </Stack>
      ))}
      <Stack gap={2} id="tries">
        <h2 className={css.group}>{t('admin.setup.tries')}</h2>
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

function Step({ step: { kind, about, isDone, isNeeded, count } }: { readonly step: SetupStep }) {
  const { t } = useTexts()
  return (
    <li>
      <StatusTag tone={isDone ? 'good' : isNeeded ? 'bad' : 'warn'}>
        {t(isDone ? 'admin.setup.done' : 'admin.setup.missing')}
      </StatusTag>
      <Words kind={kind} about={about} />
      {count !== null && <Soft>{t('sheets.rows', { count })}</Soft>}
    </li>
  )
}

function Words({ kind, about }: Pick<SetupStep, 'kind' | 'about'>) {
  const { t, byKey } = useTexts()
  if (kind === 'sheet') return <Link to={`/admin/data/${about ?? ''}`}>{byKey(`sheets.name.${about ?? ''}`)}</Link>
  if (kind === 'people') return <Link to="/admin/users">{t('admin.setup.people')}</Link>
  if (kind === 'legal' && about)
    return <Link to={`/admin/settings?scope=${about}`}>{t('admin.setup.legal', { site: about })}</Link>
  if (kind === 'legal') return <span>{t('admin.setup.legalDone')}</span>
  return <span>{t('admin.setup.setting', { setting: about ?? '' })}</span>
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={PATH} />
