import type { RouteHandle } from '@volante/contract/page'
import { CONTACT_CHANNELS } from '@volante/domain/vocabulary'
import { redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { usePage, useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/choice/Checkbox.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { SegmentedChoice } from '../../ui/choice/SegmentedChoice.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { basicCredentials } from '../basic-credentials.ts'
import css from '../entry.module.css'
import { EntryFrame } from '../EntryFrame.tsx'
import { type FormValues, valuesOf } from '../forms/account-forms.ts'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { NewPasswordField } from '../forms/PasswordField.tsx'
import { BirthdateField, OwnPhoneField, TaxIdField } from '../forms/PersonFields.tsx'
import { argentineNumbers } from '../forms/tax-ids.ts'
import { takeForm } from '../forms/take-form.ts'
import { returnPath } from '../go-on.ts'
import type { Route } from './+types/sign-up.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = context.get(page)
  const returnTo = returnPath(context.get(page), url.searchParams.get('returnTo'))
  if (visitor) throw redirect(returnTo, 303)
  return { returnTo }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  const form = await request.formData()
  return takeForm(known, form, 'signUp', async ({ email, password }) => {
    const cookie = request.headers.get('cookie') ?? ''
    const headers = { authorization: basicCredentials(email, password), cookie }
    await known.api.users.signUp({ headers, body: personIn(known, form) })
    return redirect(pathTo(known.site, 'confirmEmail'), 303)
  })
}

const channelsIn = ({ permissions }: FormValues) =>
  CONTACT_CHANNELS.filter((channel) => permissions.split(' ').includes(channel))

function personIn({ site }: Page, form: FormData) {
  const values = valuesOf(form)
  const isBrazil = site.country === 'BR'
  return {
    name: values.name,
    phone: values.phone,
    birthdate: values.birthdate,
    ...(values.personType === 'company'
      ? isBrazil
        ? { cnpj: values.cnpj }
        : { cuit: values.cuit, companyName: values.companyName }
      : isBrazil
        ? { cpf: values.cpf }
        : argentineNumbers(values.dni)),
    brand: site.brand,
    returnTo: formText(form, 'returnTo'),
    contactPermissions: channelsIn(values).map((channel) => ({ channel, purpose: 'OFFERS' as const, granted: true })),
  }
}

export default function SignUp({ loaderData: { returnTo }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <EntryFrame
      title={t('account.signUp.title')}
      lead={t('account.signUp.lead')}
      isRefused={refusedOf('signUp', actionData) !== null}
      isWide
    >
      <AccountForm kind="signUp" refused={actionData} submit={t('account.signUp.submit')}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Person />
        <Credentials />
        <Permissions />
        <Agreement />
      </AccountForm>
      <p className={css.further}>
        <span>
          {t('account.signUp.haveAccount')}{' '}
          <a className={css.link} href={pathTo(site, 'signIn', null, { returnTo })}>
            {t('account.signIn.submit')}
          </a>
        </span>
      </p>
    </EntryFrame>
  )
}

function Person() {
  const { t } = useTexts()
  const { country } = useSite()
  const { field, values } = useField()
  return (
    <Fieldset legend={t('account.signUp.person')}>
      <div className={css.kinds}>
        <SegmentedChoice
          legend={t('account.field.personType')}
          name="personType"
          defaultValue={values.personType || 'person'}
          options={[
            { value: 'person', label: t('account.person') },
            { value: 'company', label: t('account.company') },
          ]}
        />
        <TextField {...field('name')} autoComplete="name" required />
        <FormRow>
          <TaxIdField className={css.onlyPerson} />
          {country === 'BR' ? (
            <TextField {...field('cnpj')} mask="cnpj" autoComplete="off" className={css.onlyCompany} />
          ) : (
            <>
              <TextField {...field('companyName')} autoComplete="organization" className={css.onlyCompany} />
              <TextField
                {...field('cuit')}
                mask="cuil"
                inputMode="numeric"
                autoComplete="off"
                className={css.onlyCompany}
              />
            </>
          )}
          <BirthdateField />
        </FormRow>
        <OwnPhoneField />
      </div>
    </Fieldset>
  )
}

function Credentials() {
  const { t } = useTexts()
  const { field } = useField()
  return (
    <Fieldset legend={t('account.signUp.credentials')}>
      <TextField
        {...field('email')}
        hint={t('account.signUp.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <NewPasswordField {...field('password')} required />
    </Fieldset>
  )
}

/** Unticked, each on its own (LGPD art. 8 §4). */
function Permissions() {
  const { t } = useTexts()
  const permitted = channelsIn(useField().values)
  return (
    <CheckboxGroup legend={t('account.signUp.permissions')} hint={t('account.signUp.permissionsHint')}>
      <div className={css.channels}>
        {CONTACT_CHANNELS.map((channel) => (
          <Checkbox
            key={channel}
            name="permissions"
            value={channel}
            label={t(`account.channel.${channel}`)}
            defaultChecked={permitted.includes(channel)}
          />
        ))}
      </div>
    </CheckboxGroup>
  )
}

function Agreement() {
  const { t } = useTexts()
  const { box } = useField()
  const { site, sites } = usePage()
  const owner = site.brand === 'portal' ? (sites.find((one) => one.country === site.country) ?? site) : site
  return (
    <div>
      <Checkbox {...box('terms')} required />
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
