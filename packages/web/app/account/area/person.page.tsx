import type { RouteHandle } from '@volante/contract/page'
import { GENDERS } from '@volante/domain/vocabulary'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Field, FORMS } from '../forms/account-forms.ts'
import { personPatch } from '../forms/patches.ts'
import { personValues } from '../forms/person-values.ts'
import { BirthdateField } from '../forms/PersonFields.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/person.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

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

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  return handleForm(known, FORMS.person, await request.formData(), async (values) => {
    await known.api.users.patchSelf({ body: personPatch(values) })
    return doneAt(known, 'accountPerson', 'saved')
  })
}
export const clientAction = keepForm

export default function Person({ loaderData: { self, changedAt, done }, actionData }: Route.ComponentProps) {
  const { t, date } = useTexts()
  const { language } = useSite()
  return (
    <AccountFrame area="accountPerson" title={t('account.area.accountPerson')} lead={t('account.person.lead')}>
      {done && <Notice>{t('account.done.saved')}</Notice>}
      <Form
        form={FORMS.person}
        answer={actionData}
        values={personValues(self, language)}
        submit={t('account.save')}
        aside={
          changedAt && <p className="soft small">{t('account.changedAt', { moment: date(changedAt, 'moment') })}</p>
        }
      >
        <Field name="name" />
        <FormRow>
          <Field name="nickname" />
          <Field name="phone" />
        </FormRow>
        <FormRow>
          <BirthdateField />
          <Field name="gender" options={GENDERS.map((value) => ({ value, label: t(`account.gender.${value}`) }))} />
        </FormRow>
      </Form>
    </AccountFrame>
  )
}
