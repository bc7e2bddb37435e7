import type { RouteHandle } from '@volante/contract/page'
import { USER_DATA_STEPS, type UserDataStep } from '@volante/domain/person/user-data'
import { Link, redirect } from 'react-router'
import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { KIND } from '../../forms/refused.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { type Step, StepRail } from '../../ui/navigation/StepRail.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { findPostalCode } from '../forms/find-postal-code.ts'
import { addressPatch, userDataPatch } from '../forms/patches.ts'
import { personValues } from '../forms/person-values.ts'
import { BirthdateField, TaxIdField } from '../forms/PersonFields.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { statesOf } from '../states-of.ts'
import { dealersFor } from './dealers-for.ts'
import { DealerChoice } from './DealerChoice.tsx'
import type { Route } from './+types/completion.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

type Whose = Parameters<typeof pathTo>[0]

/** A step may be gone back to, not jumped ahead of. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  const step = USER_DATA_STEPS.find((one) => one === params.step)
  const reached = self.completion.step
  if (!step || USER_DATA_STEPS.indexOf(step) > USER_DATA_STEPS.indexOf(reached))
    throw redirect(to(known.site, reached), 303)
  return {
    self,
    step,
    states: step === 'address-data' ? await statesOf(known) : [],
    dealers: step === 'dealer-data' ? await dealersFor(known, self) : [],
  }
}

const to = (site: Whose, step: UserDataStep) => pathTo(site, 'accountCompletion', { step })

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  await requirePerson(known, url)
  const posted = await request.formData()
  const next = async (change: Parameters<typeof api.users.patchSelf>[0]) => {
    const { completion } = await api.users.patchSelf(change)
    return redirect(to(site, completion.step), 303)
  }
  switch (formText(posted, KIND)) {
    case FORMS.address.kind:
      if (posted.has('intent')) return findPostalCode(known, posted)
      return handleForm(known, FORMS.address, posted, (values) => next({ body: addressPatch(values) }))
    case FORMS.dealerData.kind:
      return handleForm(known, FORMS.dealerData, posted, (body) => next({ body }))
    default:
      return handleForm(known, FORMS.userData, posted, (values) => next({ body: userDataPatch(values, site.country) }))
  }
}
export const clientAction = keepForm

export default function Completion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { self, step } = loaderData
  return (
    <EntryFrame title={t(`account.step.${step}.title`)} lead={t(`account.step.${step}.text`)} isWide>
      <Rail reached={self.completion.step} here={step} />
      {step === 'success-message' ? <Success /> : <StepForm {...loaderData} step={step} answer={actionData} />}
    </EntryFrame>
  )
}

function Rail({ reached, here }: { readonly reached: UserDataStep; readonly here: UserDataStep }) {
  const { t } = useTexts()
  const site = useSite()
  const steps = USER_DATA_STEPS.filter((step) => step !== 'success-message').map((step): Step => {
    const isDone = USER_DATA_STEPS.indexOf(step) < USER_DATA_STEPS.indexOf(reached)
    return {
      id: step,
      title: t(`account.step.${step}.name`),
      to: to(site, step),
      state: step === here ? 'current' : isDone ? 'done' : 'todo',
    }
  })
  return <StepRail label={t('account.step.rail')} steps={steps} />
}

interface StepFormProps extends Omit<Awaited<ReturnType<typeof loader>>, 'step'> {
  readonly step: Exclude<UserDataStep, 'success-message'>
  readonly answer: unknown
}

function StepForm({ self, step, states, dealers, answer }: StepFormProps) {
  const { t } = useTexts()
  const { language } = useSite()
  const shared = { answer, values: personValues(self, language), submit: t('account.step.next') }
  switch (step) {
    case 'user-data':
      return (
        <Form key={step} form={FORMS.userData} {...shared}>
          <UserData values={shared.values} isTaxIdKnown={self.cpf !== null || self.dni !== null} />
        </Form>
      )
    case 'address-data':
      return (
        <Form key={step} form={FORMS.address} {...shared}>
          <AddressFields states={states} state="stateCode" mayLackNumber isSearched />
        </Form>
      )
    case 'dealer-data':
      return (
        <Form
          key={step}
          form={FORMS.dealerData}
          {...shared}
          values={{ dealerCode: self.dealerCode ?? dealers[0]?.code ?? '' }}
        >
          <DealerChoice dealers={dealers} />
        </Form>
      )
  }
}

interface UserDataProps {
  readonly values: ReturnType<typeof personValues>
  readonly isTaxIdKnown: boolean
}

function UserData({ values: { cpf, dni }, isTaxIdKnown }: UserDataProps) {
  return (
    <>
      <Field name="name" />
      {/* Told once: the number goes along so that the rules find it. */}
      {isTaxIdKnown ? <input type="hidden" name={cpf ? 'cpf' : 'dni'} value={cpf || dni} /> : <TaxIdField />}
      <Field name="phone" />
      <BirthdateField />
    </>
  )
}

function Success() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Link to={pathTo(site, 'account')} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t('account.step.toAccount')}
    </Link>
  )
}
