import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import { Field, STEP_FORMS } from '../orders/step-forms.ts'
import { StepForm } from '../orders/StepForm.tsx'
import { WORK_PATH } from '../work/queue-address.ts'
import type { Route } from './+types/photos.page'
import { loadReview, type ReviewData } from './load-review.ts'
import { PaperViewer } from './PaperViewer.tsx'
import css from './review.module.css'
import { ReviewFrame } from './ReviewFrame.tsx'
import { reviewStep } from './review-step.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'fraud.review')
  return loadReview(facts, 'photos', params.order ?? '', null)
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const facts = context.get(page)
  requireRight(facts, url, 'fraud.review')
  return reviewStep(workPage(facts, request), request, 'photos', params.order ?? '')
}

export const clientAction = keepForm

/** The security photos beside the identity document: a person says whether both show the same one. */
export default function PhotosReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { may, photo } = loaderData.order
  const isOpen = may.reviewFraud && photo !== null && photo.state !== 'success'
  return (
    <ReviewFrame
      data={loaderData}
      answer={actionData}
      open={isOpen ? STEP_FORMS.fraud.kind : null}
      title={t('work.queue.photos')}
      keys={{
        a: t('orders.desk.fraud.approve'),
        r: t('orders.desk.fraud.refuse'),
        '+ / -': t('orders.review.zoom'),
        t: t('orders.review.turn'),
      }}
    >
      <div className={css.pair}>
        <Photos data={loaderData} />
        <Identity data={loaderData} />
      </div>
      {isOpen ? <Verdict data={loaderData} answer={actionData} /> : <p>{t('orders.review.photo.decided')}</p>}
    </ReviewFrame>
  )
}

interface PartProps {
  readonly data: ReviewData
}

function Photos({ data: { photos } }: PartProps) {
  const { t, date } = useTexts()
  return (
    <Stack as="section" gap={3} aria-labelledby="photos">
      <h2 id="photos">{t('orders.review.selfie')}</h2>
      {photos.length === 0 && <p>{t('orders.desk.fraud.none')}</p>}
      {photos.map(({ id, takenAt }) => (
        <PaperViewer key={id} src={`/api/documents/photos/${id}`} name={date(takenAt, 'moment')} type="image/jpeg" />
      ))}
    </Stack>
  )
}

function Identity({ data: { newest } }: PartProps) {
  const { t } = useTexts()
  const papers = newest.filter(({ kind }) => kind === 'identity' || kind === 'representativeIdentity')
  return (
    <Stack as="section" gap={3} aria-labelledby="identity">
      <h2 id="identity">{t('order.document.identity')}</h2>
      {papers.length === 0 && <p>{t('orders.review.photo.noIdentity')}</p>}
      {papers.flatMap(({ files }) =>
        files.map(({ id, name, type }) => (
          <PaperViewer key={id} src={`/api/documents/files/${id}`} name={name} type={type} />
        )),
      )}
    </Stack>
  )
}

function Verdict({ data, answer }: PartProps & { readonly answer: unknown }) {
  const { t } = useTexts()
  const buttons = (
    <Row gap={2}>
      <Button type="submit" name="decision" value="approve" variant="primary" data-key="a">
        {t('orders.desk.fraud.approve')} <kbd>a</kbd>
      </Button>
      <Button type="submit" name="decision" value="refuse" data-key="r">
        {t('orders.desk.fraud.refuse')} <kbd>r</kbd>
      </Button>
    </Row>
  )
  return (
    <StepForm
      data={data}
      answer={answer}
      form={STEP_FORMS.fraud}
      title={t('orders.review.photo.question')}
      buttons={buttons}
    >
      <Field name="why" rows={2} required={false} isOptional={false} />
    </StepForm>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={WORK_PATH} />
