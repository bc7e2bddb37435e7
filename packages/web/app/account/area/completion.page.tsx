import type { RouteHandle } from '@volante/contract/page'
import type { Self } from '@volante/contract/person-shapes'
import { USER_DATA_STEPS, type UserDataStep } from '@volante/domain/user-data'
import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { type Step, StepRail } from '../../ui/navigation/StepRail.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { EntryFrame } from '../EntryFrame.tsx'
import { findPostalCode } from '../find-postal-code.ts'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { AddressFields } from '../forms/AddressFields.tsx'
import { useField } from '../forms/form-context.tsx'
import { BirthdateField, OwnPhoneField, TaxIdField } from '../forms/PersonFields.tsx'
import { takeForm } from '../forms/take-form.ts'
import { addressPatch, userDataPatch } from '../patches.ts'
import { personValues } from '../person-shown.ts'
import { requirePerson } from '../require-person.ts'
import { statesOf } from '../states-of.ts'
import { dealersFor } from './dealers-for.ts'
import { DealerChoice } from './DealerChoice.tsx'
import type { Route } from './+types/completion.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

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

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  await requirePerson(known, new URL(request.url))
  const form = await request.formData()
  const next = async (body: Parameters<typeof api.users.patchSelf>[0]) => {
    const { completion } = await api.users.patchSelf(body)
    return redirect(to(site, completion.step), 303)
  }
  if (form.get('form') === 'address') {
    if (form.get('intent') === 'postalCode') return findPostalCode(known, 'address', form)
    return takeForm(known, form, 'address', (values) => next({ body: addressPatch(values) }))
  }
  if (form.get('form') === 'dealerData') {
    return takeForm(known, form, 'dealerData', ({ dealerCode }) => next({ body: { dealerCode } }))
  }
  return takeForm(known, form, 'userData', (values) => next({ body: userDataPatch(values, site.country) }))
}

const FORM_OF = { 'user-data': 'userData', 'address-data': 'address', 'dealer-data': 'dealerData' } as const

export default function Completion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { self, step } = loaderData
  const isRefused = step !== 'success-message' && refusedOf(FORM_OF[step], actionData) !== null
  return (
    <EntryFrame
      title={t(`account.step.${step}.title`)}
      lead={t(`account.step.${step}.text`)}
      isRefused={isRefused}
      isWide
    >
      <Rail reached={self.completion.step} here={step} />
      {step === 'success-message' ? <Success /> : <StepForm {...loaderData} step={step} refused={actionData} />}
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
  readonly self: Self
  readonly step: keyof typeof FORM_OF
  readonly refused: unknown
}

function StepForm({ self, step, states, dealers, refused }: StepFormProps) {
  const { t } = useTexts()
  const { language } = useSite()
  return (
    <AccountForm
      kind={FORM_OF[step]}
      refused={refused}
      values={personValues(self, language)}
      submit={t('account.step.next')}
      isInPlace={false}
    >
      {step === 'user-data' && <UserData isTold={self.cpf !== null || self.dni !== null} />}
      {step === 'address-data' && <AddressFields states={states} />}
      {step === 'dealer-data' && <DealerChoice dealers={dealers} />}
    </AccountForm>
  )
}

function UserData({ isTold }: { readonly isTold: boolean }) {
  const { field, values } = useField()
  return (
    <>
      <TextField {...field('name')} autoComplete="name" required />
      {/* Told once: the number goes along so that the rules find it. */}
      {isTold ? (
        <input type="hidden" name={values.cpf ? 'cpf' : 'dni'} value={values.cpf || values.dni} />
      ) : (
        <TaxIdField />
      )}
      <OwnPhoneField />
      <BirthdateField />
    </>
  )
}

function Success() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <a href={pathTo(site, 'account')} className={buttonClass({ variant: 'primary', size: 'large' })}>
      {t('account.step.toAccount')}
    </a>
  )
}
