import type { RouteHandle } from '@volante/contract/page'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import { Link, redirect } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { usePage, useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { basicCredentials } from '../basic-credentials.ts'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { NewPasswordField } from '../forms/NewPasswordField.tsx'
import { signUpPerson } from '../forms/patches.ts'
import { BirthdateField, TaxIdField } from '../forms/PersonFields.tsx'
import { returnPath } from '../go-on.ts'
import type { Route } from './+types/sign-up.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = context.get(page)
  const returnTo = returnPath(context.get(page), url.searchParams.get('returnTo'))
  if (visitor) throw redirect(returnTo, 303)
  return { returnTo }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const { api, site } = known
  const posted = await request.formData()
  return handleForm(known, FORMS.signUp, posted, async (values) => {
    const cookie = request.headers.get('cookie') ?? ''
    const body = {
      ...signUpPerson(values, site.country),
      brand: site.brand,
      returnTo: formText(posted, 'returnTo'),
      contactPermissions: CONTACT_CHANNELS.filter((channel) => values.permissions.includes(channel)).map((channel) => ({
        channel,
        purpose: 'OFFERS' as const,
        granted: true,
      })),
    }
    await api.users.signUp({
      headers: { authorization: basicCredentials(values.email, values.password), cookie },
      body,
    })
    return redirect(pathTo(site, 'confirmEmail'), 303)
  })
}
export const clientAction = keepForm

export default function SignUp({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame title={t('account.signUp.title')} lead={t('account.signUp.lead')} isWide>
      <Form
        form={FORMS.signUp}
        answer={actionData}
        values={{ personType: 'person' }}
        submit={t('account.signUp.submit')}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        <Person />
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
      <p className={css.further}>
        <span>
          {t('account.signUp.haveAccount')}{' '}
          <Link className={css.link} to={pathTo(site, 'signIn', null, { returnTo })}>
            {t('account.signIn.submit')}
          </Link>
        </span>
      </p>
    </EntryFrame>
  )
}

function Person() {
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
      <p className={css.soft}>
        <a className={css.link} href={pathTo(owner, 'legal')} target="_blank" rel="noreferrer">
          {t('account.terms.legal')}
        </a>
        {' · '}
        <a className={css.link} href={pathTo(owner, 'privacy')} target="_blank" rel="noreferrer">
          {t('account.terms.privacy')}
        </a>
      </p>
    </div>
  )
}
