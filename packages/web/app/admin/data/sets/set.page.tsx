import type { ChangeSetDetail } from '@volante/contract/change-sets'
import type { RouteHandle } from '@volante/contract/page'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { MoreTexts, useTexts } from '../../../texts/texts.tsx'
import { Progress } from '../../../ui/data/Progress.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../../work/require-right.ts'
import { Soft } from '../../../work/Soft.tsx'
import { zoneWord } from '../../../work/time/zone-word.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import { SETS } from '../data-list.ts'
import { useLookingAgain } from '../../../work/use-looking-again.ts'
import { reachedBy } from '../../../work/list/beyond-reach.ts'
import type { Route } from './+types/set.page'
import { handleSet } from './handle-set.ts'
import { OpenPreview } from './OpenPreview.tsx'
import { SetDecisions } from './SetDecisions.tsx'
import { SetParts } from './SetParts.tsx'
import { SetState } from './SetState.tsx'

export const handle = { query: ['site', 'at'] } satisfies RouteHandle

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'data.manage')
  const set = await known.api.changeSets.get({ params: { id: params.id } }).catch(refuseForbidden('data.manage'))
  const asked = { site: url.searchParams.get('site') ?? '', previewAt: url.searchParams.get('at') ?? '' }
  // Sites are those in which it is looked at beforehand.
  const { sites, countries } = await reachedBy(known, 'data.manage')
  return {
    set,
    asked,
    sites,
    countries,
    isDue: set.state === 'SCHEDULED' && Date.parse(set.publishAt ?? '') <= known.now.getTime(),
  }
}

export function action({ context, request, params }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'data.manage')
  return handleSet(workPage(context.get(page), request), request, params.id)
}
export const clientAction = keepForm

/** A set of changes: what it holds, where it stands, and what can be decided. */
export default function SetPage({
  loaderData: { set, asked, sites, countries, isDue },
  actionData,
}: Route.ComponentProps) {
  const { t, date } = useTexts()
  useLookingAgain(isDue || set.state === 'REVERTING')
  const problem = actionData && 'problem' in actionData ? String(actionData.problem) : null
  const who = (name: string | null) => name ?? t('sheets.nobody')
  return (
    <RecordPage
      title={set.name}
      problem={problem !== null && t('work.errorTitle', { title: set.name })}
      back={{ to: SETS.path, text: t('sheets.set.toSets') }}
      text={t('sheets.set.made', { who: who(set.madeBy), at: date(set.madeAt, 'moment') })}
    >
      {problem && <InlineMessage tone="bad">{problem}</InlineMessage>}
      <Row gap={3} aria-live="polite">
        <SetState set={set} />
        {set.approvedAt && (
          <Soft>{t('sheets.set.approved', { who: who(set.approvedBy), at: date(set.approvedAt, 'moment') })}</Soft>
        )}
        <MoreTexts locale={set.timeZone ? { timeZone: set.timeZone } : {}}>
          <Times set={set} />
        </MoreTexts>
      </Row>
      {isDue && <Progress label={t('sheets.set.publishing')} />}
      {set.state === 'REVERTING' && <Progress label={t('sheets.set.state.REVERTING')} />}
      {set.problem && <InlineMessage tone="bad">{set.problem}</InlineMessage>}
      {set.isLate && <InlineMessage tone="warn">{t('sheets.set.late')}</InlineMessage>}
      {set.skipped > 0 && <InlineMessage tone="warn">{t('sheets.set.skipped', { count: set.skipped })}</InlineMessage>}
      <SetParts set={set} />
      {set.content.length > 0 && <OpenPreview set={set} sites={sites} asked={asked} answer={actionData} />}
      {!isDue && <SetDecisions set={set} countries={countries} answer={actionData} />}
    </RecordPage>
  )
}

/** When it is or was published, by the clocks its time was told in. */
function Times({ set: { state, publishAt, publishedAt, revertedAt, timeZone } }: { readonly set: ChangeSetDetail }) {
  const { t, date } = useTexts()
  const zone = timeZone ? zoneWord({ t }, timeZone) : 'none'
  if (revertedAt) return <Soft>{t('sheets.set.reverted', { at: date(revertedAt, 'moment') })}</Soft>
  if (publishedAt) return <Soft>{t('sheets.set.published', { at: date(publishedAt, 'moment'), zone })}</Soft>
  return state === 'SCHEDULED' && publishAt ? (
    <Soft>{t('sheets.set.when', { at: date(publishAt, 'moment'), zone })}</Soft>
  ) : null
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem
    error={error}
    retry={SETS.path}
    gone={{ title: 'sheets.set.gone.title', text: 'sheets.set.gone.text', back: 'sheets.set.toSets' }}
  />
)
