import { Form } from 'react-router'
import { XsrfField } from '../../../shell/session/XsrfField.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { TextArea } from '../../../ui/field/TextArea.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Soft } from '../../../work/Soft.tsx'
import { MOST_PEOPLE } from './parse-people.ts'
import type { Imported } from './handle-people.ts'
import css from '../users.module.css'

/** A list from a spreadsheet, pasted or as a file. */
export function ImportForm({ answer }: { readonly answer: Imported | null }) {
  const { t } = useTexts()
  const problem = answer?.problem ? t(`admin.users.import.${answer.problem}`, { most: MOST_PEOPLE }) : undefined
  return (
    <Stack as="section" gap={3} aria-labelledby="many" className={css.section}>
      <h2 id="many">{t('admin.users.many')}</h2>
      <Soft as="p">{t('admin.users.manyText', { most: MOST_PEOPLE })}</Soft>
      <Form method="post" encType="multipart/form-data" className={css.form}>
        <XsrfField />
        <input type="hidden" name="form" value="import" />
        <ErrorSummary
          title={t('admin.users.errors', { count: 1 })}
          errors={problem ? [{ id: 'list', message: problem }] : []}
        />
        <Field id="file" label={t('admin.users.file')} isOptional>
          {(control) => <input {...control} type="file" name="file" accept=".csv,text/csv,text/plain" />}
        </Field>
        <TextArea
          id="list"
          name="list"
          label={t('admin.users.list')}
          hint={<code>name;email;country;cpf;dni;phone;roles;dealerCode</code>}
          error={problem}
          defaultValue={answer?.text ?? ''}
          rows={8}
          spellCheck={false}
        />
        <Button type="submit" size="small">
          {t('admin.users.import')}
        </Button>
      </Form>
    </Stack>
  )
}
