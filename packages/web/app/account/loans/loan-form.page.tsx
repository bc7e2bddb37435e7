import { APPLICANT_STEPS } from '@volante/contract/applicant-fields'
import type { RouteHandle } from '@volante/contract/page'
import { isOneOf } from '@volante/domain/choice'
import { redirect } from 'react-router'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/loan-form.page'
import { loadForm, stepAfter } from './load-form.ts'
import { SEND_FORM, STEP_FORMS } from './loan-forms.ts'
import css from './loans.module.css'
import { SendStep } from './SendStep.tsx'
import { Steps } from './Steps.tsx'
import { StepForm } from './StepForm.tsx'
import { TermsAside } from './TermsAside.tsx'

export const handle = {
  texts: ['loan', 'financing', 'account', 'errors', 'ui'],
  cache: false,
  query: ['step'],
} satisfies RouteHandle

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadForm(context.get(page), url, params.simulation ?? '')

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const simulation = params.simulation ?? ''
  const posted = await request.formData()
  const step = formText(posted, KIND)
  const { financing } = known.api
  if (isOneOf(APPLICANT_STEPS, step))
    return handleForm(known, STEP_FORMS[step], posted, async (person) => {
      await financing.saveApplicant({ body: { step, person, simulationId: simulation } })
      return redirect(pathTo(known.site, 'loanForm', { simulation }, { step: stepAfter(step) }), 303)
    })
  return handleForm(known, SEND_FORM, posted, async ({ dealerCode, creditConsent }) => {
    const { person } = await financing.baseData({ params: { simId: simulation } })
    const body = { simulationId: simulation, person, dealerCode: dealerCode || null, creditConsent }
    const { id } = await financing.createProposal({ body })
    return redirect(pathTo(known.site, 'loan', { loan: id }, { sent: 1 }), 303)
  })
}
export const clientAction = keepForm

/** The proposal to the bank, a step at a time: each is kept when it is sent, and can be taken up on another device (FS8). */
export default function LoanFormPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { base, step } = loaderData
  // On a phone what is sent stands before the form that sends it; at the other steps their fields come first.
  const isSent = step === 'send' || !base.isOffered
  const terms = <TermsAside base={base} />
  return (
    <Page width="content" className={css.form}>
      <PageHead title={t('loan.form.title')} hidden />
      <Opening
        size="small"
        title={t('loan.form.title')}
        lead={t('loan.form.lead', { lender: base.simulation.lender })}
      />
      {isSent ? terms : null}
      <div className={css.steps}>
        {base.isOffered ? (
          <>
            <Steps {...loaderData} />
            {step === 'send' ? (
              <SendStep {...loaderData} answer={actionData} />
            ) : (
              <StepForm {...loaderData} step={step} answer={actionData} />
            )}
          </>
        ) : (
          <NotOffered />
        )}
      </div>
      {isSent ? null : terms}
    </Page>
  )
}

function NotOffered() {
  const { t } = useTexts()
  return (
    <InlineMessage
      tone="info"
      title={t('loan.notOffered.title')}
      actions={
        <LinkButton to={pathTo(useSite(), 'proposal')} reloadDocument>
          {t('loan.talk')}
        </LinkButton>
      }
    >
      {t('loan.notOffered.text')}
    </InlineMessage>
  )
}
