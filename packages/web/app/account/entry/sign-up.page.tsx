import type { RouteHandle } from '@volante/contract/page'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import type { ComponentProps } from 'react'
import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { KIND } from '../../forms/refused.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { usePage, useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { basicCredentials } from '../../shell/session/basic-credentials.ts'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'
import { quickPerson, signUpPerson } from '../forms/patches.ts'
import { BirthdateField, TaxIdField } from '../forms/PersonFields.tsx'
import { returnPath } from '../../shell/session/go-on.ts'
import type { Route } from './+types/sign-up.page'
import { carBehind } from './car-behind.ts'
import { CarInSight } from './CarInSight.tsx'
import { awaitMail } from './Resend.tsx'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const returnTo = returnPath(known, url.searchParams.get('returnTo'))
  if (known.visitor) throw redirect(returnTo, 303)
  return { returnTo, car: await carBehind(known, returnTo), isWhole: url.searchParams.has('whole') }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { country } = known.site
  const posted = await request.formData()
  const cookie = request.headers.get('cookie') ?? ''
  const returnTo = formText(posted, 'returnTo')
  const send = async ({ email, password, permissions = [] }: Credentials, person: Person) => {
    const granted = CONTACT_CHANNELS.filter((channel) => permissions.includes(channel))
    await known.api.users.signUp({
      headers: { authorization: basicCredentials(email, password), cookie },
      body: {
        ...person,
        brand: known.site.brand,
        returnTo,
        contactPermissions: granted.map((channel) => ({ channel, purpose: 'OFFERS' as const, granted: true })),
      },
    })
    return awaitMail(known, email, 'confirmEmail')
  }
  return formText(posted, KIND) === FORMS.quickSignUp.kind
    ? handleForm(known, FORMS.quickSignUp, posted, (values) => send(values, quickPerson(values, country)))
    : handleForm(known, FORMS.signUp, posted, (values) => send(values, signUpPerson(values, country)))
}
export const clientAction = keepForm

interface Credentials {
  readonly email: string
  readonly password: string
  readonly permissions?: readonly string[]
}

type Person = ReturnType<typeof quickPerson> | ReturnType<typeof signUpPerson>

export default function SignUp({ loaderData: { returnTo, car, isWhole }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  if (car && !isWhole) return <QuickSignUp car={car} returnTo={returnTo} answer={actionData} />
  return (
    <EntryFrame
      title={t('account.signUp.title')}
      lead={t('account.signUp.lead')}
      above={car ? <CarInSight car={car} /> : null}
      isWide
    >
      <Form
        form={FORMS.signUp}
        answer={actionData}
        values={{ personType: 'person' }}
        submit={t('account.signUp.submit')}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <PersonFields />
        <Fieldset legend={t('account.signUp.credentials')}>
          <Field name="email" hint={t('account.signUp.emailHint')} />
          <NewPasswordField />
        </Fieldset>
        {/* Unticked, each on its own (LGPD art. 8 §4). */}
        <Field
          name="permissions"
          options={CONTACT_CHANNELS.map((value) => ({ value, label: t(`account.channel.${value}`) }))}
          className={css.channels}
        />
        <Agreement />
      </Form>
      <HaveAccount returnTo={returnTo} />
    </EntryFrame>
  )
}

interface QuickSignUpProps {
  readonly car: ComponentProps<typeof CarInSight>['car']
  readonly returnTo: string
  readonly answer: unknown
}

/** On the way to a reservation an account asks for what starts one; the rest is asked for when it is needed. */
function QuickSignUp({ car, returnTo, answer }: QuickSignUpProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame title={t('account.quick.title')} lead={t('account.quick.lead')} above={<CarInSight car={car} />}>
      <Form form={FORMS.quickSignUp} answer={answer} submit={t('account.quick.submit')} look={{ isWide: true }}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field name="email" hint={t('account.signUp.emailHint')} />
        <TaxIdField />
        <Field name="name" />
        <NewPasswordField />
        <Agreement />
      </Form>
      <Link className="tap" to={pathTo(site, 'signUp', null, { returnTo, whole: 1 })}>
        {t('account.quick.whole')}
      </Link>
      <HaveAccount returnTo={returnTo} />
    </EntryFrame>
  )
}

function HaveAccount({ returnTo }: { readonly returnTo: string }) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <p className={css.further}>
      <span>
        {t('account.signUp.haveAccount')}{' '}
        <Link className="tap" to={pathTo(site, 'signIn', null, { returnTo })}>
          {t('account.signIn.submit')}
        </Link>
      </span>
    </p>
  )
}

function PersonFields() {
  const { t } = useTexts()
  const { country } = useSite()
  return (
    <Fieldset legend={t('account.signUp.person')}>
      <div className={css.kinds}>
        <Field
          name="personType"
          options={[
            { value: 'person', label: t('account.person') },
            { value: 'company', label: t('account.company') },
          ]}
        />
        <Field name="name" />
        <FormRow>
          <TaxIdField className={css.onlyPerson} />
          {country === 'BR' ? (
            <Field name="cnpj" className={css.onlyCompany} isOptional={false} />
          ) : (
            <>
              <Field name="companyName" className={css.onlyCompany} isOptional={false} />
              <Field name="cuit" className={css.onlyCompany} isOptional={false} />
            </>
          )}
          <BirthdateField />
        </FormRow>
        <Field name="phone" />
      </div>
    </Fieldset>
  )
}

function Agreement() {
  const { t } = useTexts()
  const { site, sites } = usePage()
  const owner = site.brand === 'portal' ? (sites.find((one) => one.country === site.country) ?? site) : site
  return (
    <div>
      <Field name="terms" />
      <p className="soft small">
        <a className="tap" href={pathTo(owner, 'legal')} target="_blank" rel="noreferrer">
          {t('account.terms.legal')}
        </a>
        {' · '}
        <a className="tap" href={pathTo(owner, 'privacy')} target="_blank" rel="noreferrer">
          {t('account.terms.privacy')}
        </a>
      </p>
    </div>
  )
}
