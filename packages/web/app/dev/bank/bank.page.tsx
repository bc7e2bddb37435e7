import { BANK_CONDUCTS } from '@volante/contract/financing-box'
import { isOneOf } from '@volante/domain/choice'
import { data, Form, redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { WorkHead } from '../../work/WorkHead.tsx'
import type { Route } from './+types/bank.page'
import css from '../dev.module.css'

export const loader = ({ context }: Route.LoaderArgs) => context.get(page).api.financing.boxConduct()

export async function action({ context, request }: Route.ActionArgs) {
  const conduct = String((await request.formData()).get('conduct'))
  if (!isOneOf(BANK_CONDUCTS, conduct)) throw data(null, { status: 400 })
  await context.get(page).api.financing.tellBox({ body: { conduct } })
  return redirect('/dev/bank', 303)
}

/** What the built-in bank does with proposals, and what it can be told to do. */
export default function BankBox({ loaderData: { conduct } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <>
      <WorkHead title={t('desk.bank.title')} />
      <h1>{t('desk.bank.title')}</h1>
      <p>{t('desk.bank.text')}</p>
      <p role="status">
        <strong>{t('desk.bank.now', { conduct: t(`desk.bank.conduct.${conduct}`) })}</strong>
      </p>
      <Form method="post" action="/dev/bank" className={css.form}>
        <XsrfField />
        <Select
          key={conduct}
          name="conduct"
          id="conduct"
          label={t('desk.bank.conduct')}
          defaultValue={conduct}
          options={BANK_CONDUCTS.map((value) => ({ value, label: t(`desk.bank.conduct.${value}`) }))}
        />
        <Button type="submit" variant="primary">
          {t('desk.bank.tell')}
        </Button>
      </Form>
      <Table caption={t('desk.bank.does')} isDense>
        <tbody>
          {BANK_CONDUCTS.map((value) => (
            <tr key={value}>
              <th scope="row">{t(`desk.bank.conduct.${value}`)}</th>
              <td>{t(`desk.bank.does.${value}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
