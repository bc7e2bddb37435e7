import type { DocumentView } from '@volante/contract/order-shapes'
import type { RouteHandle } from '@volante/contract/page'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { Link } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { requireRight } from '../../work/require-right.ts'
import { Soft } from '../../work/Soft.tsx'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { PAPER_TONES } from '../orders/DeskPapers.tsx'
import { STEP_FORMS } from '../orders/step-forms.ts'
import { StepForm } from '../orders/StepForm.tsx'
import { WORK_PATH } from '../work/queue-address.ts'
import type { Route } from './+types/papers.page'
import { loadReview, type ReviewData } from './load-review.ts'
import { PaperViewer } from './PaperViewer.tsx'
import css from './review.module.css'
import { ReviewFrame } from './ReviewFrame.tsx'
import { reviewStep } from './review-step.ts'

export const handle = { query: ['paper'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'documents.review')
  const data = await loadReview(facts, 'papers', params.order ?? '', null)
  const { documents } = data.order
  const wanted = documents.find(({ kind }) => kind === url.searchParams.get('paper'))
  return { ...data, shown: wanted ?? documents.find(({ state }) => state === 'sent') ?? documents[0] ?? null }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'documents.review')
  return reviewStep(workPage(facts, request), request, 'papers', params.order ?? '')
}

export const clientAction = keepForm

/** The papers of an order, one after the other, each with its pages in sight. */
export default function PapersReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { shown } = loaderData
  const isOpen = shown?.state === 'sent'
  return (
    <ReviewFrame
      data={loaderData}
      answer={actionData}
      open={shown && isOpen ? `${STEP_FORMS.document.kind}.${shown.kind}` : null}
      title={t('work.queue.papers')}
      keys={{
        a: t('orders.desk.document.approve'),
        '1 – 5': t('orders.review.refuseBy'),
        'j / k': t('orders.review.walk'),
        '+ / -': t('orders.review.zoom'),
        t: t('orders.review.turn'),
      }}
    >
      <PaperTabs data={loaderData} shown={shown} />
      {shown && <h2 className="unseen">{t(`order.document.${shown.kind}`)}</h2>}
      {shown && (
        <div className={css.sides}>
          <Pages data={loaderData} shown={shown} />
          {isOpen ? <Verdict data={loaderData} answer={actionData} shown={shown} /> : <Decided shown={shown} />}
        </div>
      )}
    </ReviewFrame>
  )
}

interface ShownProps {
  readonly data: ReviewData
  readonly shown: DocumentView
}

function PaperTabs({ data: { order }, shown }: { readonly data: ReviewData; readonly shown: DocumentView | null }) {
  const { t } = useTexts()
  const at = order.documents.findIndex(({ kind }) => kind === shown?.kind)
  const keyOf = (index: number) => (index === at + 1 ? 'j' : index === at - 1 ? 'k' : undefined)
  return (
    <Row as="nav" gap={[1, 4]} aria-label={t('orders.papers')}>
      {order.documents.map(({ kind, state }, index) => (
        <Row key={kind} gap={1}>
          <Link to={`?paper=${kind}`} aria-current={index === at ? 'true' : undefined} data-key={keyOf(index)} replace>
            {t(`order.document.${kind}`)}
          </Link>
          <StatusTag tone={PAPER_TONES[state]}>{t(`orders.desk.documentStatus.${state}`)}</StatusTag>
        </Row>
      ))}
    </Row>
  )
}

function Pages({ data, shown }: ShownProps) {
  const { t } = useTexts()
  const files = data.newest.find(({ kind }) => kind === shown.kind)?.files ?? []
  if (files.length === 0) return <p>{t('orders.desk.documentStatus.missing')}</p>
  return (
    <Stack gap={4}>
      {files.map(({ id, name, type }) => (
        <PaperViewer key={id} src={`/api/documents/files/${id}`} name={name} type={type} />
      ))}
    </Stack>
  )
}

function Verdict({ data, answer, shown: { kind } }: ShownProps & { readonly answer: unknown }) {
  const { t } = useTexts()
  const version = data.newest.find((one) => one.kind === kind)?.version ?? 0
  const buttons = (
    <Stack gap={2}>
      <Button type="submit" name="decision" value="approve" variant="primary" data-key="a">
        {t('orders.desk.document.approve')} <kbd>a</kbd>
      </Button>
      {DOCUMENT_REFUSALS.map((reason, at) => (
        <Button key={reason} type="submit" name="decision" value={reason} size="small" data-key={String(at + 1)}>
          {t('orders.review.refuse', { reason: t(`order.documentRefusal.${reason}`) })} <kbd>{at + 1}</kbd>
        </Button>
      ))}
    </Stack>
  )
  return (
    <StepForm
      data={data}
      answer={answer}
      form={STEP_FORMS.document}
      of={kind}
      title={t(`order.document.${kind}`)}
      buttons={buttons}
    >
      <input type="hidden" name="version" value={version} />
    </StepForm>
  )
}

function Decided({ shown: { state, reason } }: Pick<ShownProps, 'shown'>) {
  const { t, byKey } = useTexts()
  return (
    <Stack gap={2}>
      <StatusTag tone={PAPER_TONES[state]}>{t(`orders.desk.documentStatus.${state}`)}</StatusTag>
      {reason && <Soft as="p">{byKey(`order.documentRefusal.${reason}`)}</Soft>}
    </Stack>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={WORK_PATH} />
