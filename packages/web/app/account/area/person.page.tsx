import type { RouteHandle } from '@volante/contract/page'
import { GENDERS } from '@volante/domain/vocabulary'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { BirthdateField, OwnPhoneField } from '../forms/PersonFields.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { personPatch } from '../patches.ts'
import { personValues } from '../person-shown.ts'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/person.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const self = await requirePerson(known, url)
  return { self, changedAt: await lastChange(known), done: doneIn(url, ['saved']) }
}

async function lastChange({ api }: Page): Promise<string | null> {
  try {
    return (await api.users.latestUpdate()).at
  } catch (error) {
    if (callRefusal(error)?.status !== 404) throw error
    return null
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  return takeForm(known, await request.formData(), 'person', async (values) => {
    await known.api.users.patchSelf({ body: personPatch(values) })
    return doneAt(known, 'accountPerson', 'saved')
  })
}

export default function Person({ loaderData: { self, changedAt, done }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { language } = useSite()
  return (
    <AccountFrame
      area="accountPerson"
      title={t('account.area.accountPerson')}
      lead={t('account.person.lead')}
      isRefused={refusedOf('person', actionData) !== null}
    >
      {done && <Notice>{t('account.done.saved')}</Notice>}
      <AccountForm
        kind="person"
        refused={actionData}
        values={personValues(self, language)}
        submit={t('account.save')}
        aside={changedAt && <p className={css.soft}>{t('account.changedAt', { moment: date(changedAt, 'moment') })}</p>}
      >
        <Fields />
      </AccountForm>
    </AccountFrame>
  )
}

function Fields() {
  const { t } = useTexts()
  const { field } = useField()
  return (
    <>
      <TextField {...field('name')} autoComplete="name" required />
      <FormRow>
        <TextField {...field('nickname')} autoComplete="nickname" isOptional maxLength={60} />
        <OwnPhoneField isOptional />
      </FormRow>
      <FormRow>
        <BirthdateField isOptional />
        <Select
          {...field('gender')}
          isOptional
          placeholder={t('ui.form.choose')}
          options={GENDERS.map((value) => ({ value, label: t(`account.gender.${value}`) }))}
        />
      </FormRow>
    </>
  )
}
