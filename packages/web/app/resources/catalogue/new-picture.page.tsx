import type { RouteHandle } from '@volante/contract/page'
import { Form } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/new-picture.page'
import { sendPicture, WORDS } from './send-picture.ts'

const LIST = '/admin/pictures'

export const handle = { cache: false } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  requireRight(context.get(page), url, 'pictures.manage')
  return null
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'pictures.manage')
  return sendPicture(workPage(context.get(page), request), request)
}

/** A picture for the shop: the file, the name by which sheets call it, and what is to be seen. */
export default function NewPicture({ actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('resources.pictures.new')
  const problems = actionData?.problems ?? []
  const errorOf = (id: string) => problems.find((one) => one.id === id)?.message
  const hints = {
    name: t('resources.pictures.nameHint'),
    aboutPt: t('resources.pictures.aboutHint'),
    aboutEs: undefined,
  }
  return (
    <RecordPage
      title={title}
      problem={problems.length > 0 && t('work.errorTitle', { title })}
      back={{ to: LIST, text: t('resources.pictures.title') }}
    >
      <Form method="post" encType="multipart/form-data">
        <Stack gap={3} align="start">
          <XsrfField />
          <ErrorSummary title={t('ui.form.errors', { count: problems.length })} errors={problems} />
          <Field
            id="file"
            label={t('resources.pictures.file')}
            hint={t('resources.pictures.fileHint')}
            error={errorOf('file')}
          >
            {(control) => <input {...control} type="file" name="file" accept="image/*" />}
          </Field>
          {WORDS.map((name) => (
            <TextField
              key={name}
              id={name}
              name={name}
              label={t(`resources.pictures.${name}`)}
              hint={hints[name]}
              error={errorOf(name)}
              defaultValue={actionData?.values[name]}
              autoComplete="off"
            />
          ))}
          <Button type="submit" size="small" variant="primary">
            {t('resources.pictures.send')}
          </Button>
        </Stack>
      </Form>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={LIST} />
