import type { Self } from '@volante/contract/person-shapes'
import type { RouteHandle } from '@volante/contract/page'
import { formatCuil } from '@volante/domain/person/cuil'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import css from '../area.module.css'
import { Field, FORMS } from '../forms/account-forms.ts'
import { documentsPatch } from '../forms/patches.ts'
import { personValues, taxIdShown } from '../forms/person-values.ts'
import { TaxIdField } from '../forms/PersonFields.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneAt, doneIn } from '../saved.ts'
import type { Route } from './+types/documents.page'

export const handle = { texts: ['account', 'errors', 'ui'], cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const self = await requirePerson(context.get(page), url)
  return { self, done: doneIn(url, ['saved']) }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  return handleForm(known, FORMS.documents, await request.formData(), async (values) => {
    await known.api.users.patchSelf({ body: documentsPatch(values, known.site.country) })
    return doneAt(known, 'accountDocuments', 'saved')
  })
}
export const clientAction = keepForm

export default function Documents({ loaderData: { self, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { country, language } = useSite()
  const isBrazil = country === 'BR'
  const isTaxIdKnown = (isBrazil ? self.cpf : self.dni) !== null
  const { companyCnpj = '', ...numbers } = personValues(self, language)
  return (
    <AccountFrame area="accountDocuments" title={t('account.area.accountDocuments')} lead={t('account.documents.lead')}>
      {done && <Notice>{t('account.done.saved')}</Notice>}
      {(isTaxIdKnown || self.companyCuit) && <KnownNumbers self={self} isTaxIdKnown={isTaxIdKnown} />}
      {(!isTaxIdKnown || isBrazil) && (
        <Form
          form={FORMS.documents}
          answer={actionData}
          values={isTaxIdKnown ? { companyCnpj } : { ...numbers, companyCnpj }}
          submit={t('account.save')}
        >
          {!isTaxIdKnown && <TaxIdField />}
          {isBrazil && <Field name="companyCnpj" />}
        </Form>
      )}
    </AccountFrame>
  )
}

interface KnownNumbersProps {
  readonly self: Self
  readonly isTaxIdKnown: boolean
}

/** Orders and contracts hang on them, so they are told once. */
function KnownNumbers({ self, isTaxIdKnown }: KnownNumbersProps) {
  const { t } = useTexts()
  const { country } = useSite()
  const { companyName, companyCuit } = self
  return (
    <>
      <dl className={css.facts}>
        {isTaxIdKnown && (
          <>
            <dt>{t(country === 'BR' ? 'account.field.cpf' : 'account.field.dni')}</dt>
            <dd>{taxIdShown({ ...self, companyCnpj: null, companyCuit: null })}</dd>
          </>
        )}
        {companyCuit && (
          <>
            <dt>{t('account.field.companyName')}</dt>
            <dd>{companyName}</dd>
            <dt>{t('account.field.cuit')}</dt>
            <dd>{formatCuil(companyCuit)}</dd>
          </>
        )}
      </dl>
      <p className="soft small">{t('account.documents.fixed')}</p>
    </>
  )
}
