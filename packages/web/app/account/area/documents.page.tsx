import type { RouteHandle } from '@volante/contract/page'
import type { Self } from '@volante/contract/person-shapes'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { AccountForm, refusedOf } from '../forms/AccountForm.tsx'
import { useField } from '../forms/form-context.tsx'
import { TaxIdField } from '../forms/PersonFields.tsx'
import { takeForm } from '../forms/take-form.ts'
import { Notice } from '../Notice.tsx'
import { documentsPatch } from '../patches.ts'
import { personValues, taxIdShown } from '../person-shown.ts'
import { requirePerson } from '../require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/documents.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false, script: 'light' } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const self = await requirePerson(context.get(page), url)
  return { self, done: doneIn(url, ['saved']) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, new URL(request.url))
  return takeForm(known, await request.formData(), 'documents', async (values) => {
    const body = documentsPatch(values, known.site.country)
    await known.api.users.patchSelf({ body })
    return doneAt(known, 'accountDocuments', 'saved')
  })
}

export default function Documents({ loaderData: { self, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { country, language } = useSite()
  const isTold = country === 'BR' ? self.cpf !== null : self.dni !== null
  const hasForm = !isTold || country === 'BR'
  return (
    <AccountFrame
      area="accountDocuments"
      title={t('account.area.accountDocuments')}
      lead={t('account.documents.lead')}
      isRefused={refusedOf('documents', actionData) !== null}
    >
      {done && <Notice>{t('account.done.saved')}</Notice>}
      {isTold && <Told self={self} />}
      {hasForm && (
        <AccountForm
          kind="documents"
          refused={actionData}
          values={
            isTold ? { companyCnpj: personValues(self, language).companyCnpj ?? '' } : personValues(self, language)
          }
          submit={t('account.save')}
        >
          <Fields isTold={isTold} />
        </AccountForm>
      )}
    </AccountFrame>
  )
}

/** Orders and contracts hang on it, so it is told once. */
function Told({ self }: { readonly self: Self }) {
  const { t } = useTexts()
  const { country } = useSite()
  return (
    <>
      <dl className={css.facts}>
        <dt>{t(country === 'BR' ? 'account.field.cpf' : 'account.field.dni')}</dt>
        <dd>{taxIdShown({ ...self, companyCnpj: null })}</dd>
      </dl>
      <p className={css.soft}>{t('account.documents.fixed')}</p>
    </>
  )
}

function Fields({ isTold }: { readonly isTold: boolean }) {
  const { country } = useSite()
  const { field } = useField()
  return (
    <>
      {!isTold && <TaxIdField />}
      {country === 'BR' && <TextField {...field('companyCnpj')} mask="cnpj" autoComplete="off" isOptional />}
    </>
  )
}
