import type { RouteHandle } from '@volante/contract/page'
import { Form } from 'react-router'
import { XsrfField } from '../../../shell/session/XsrfField.tsx'
import { page } from '../../../shell/page-context.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { LibraryPicture } from '../../../ui/data/LibraryPicture.tsx'
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx'
import { Field } from '../../../ui/field/Field.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/photo.page'
import css from './DealerPhoto.module.css'
import { sendPhoto } from './send-photo.ts'

const RIGHT = 'dealers.manage'

export const handle = { cache: false } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, RIGHT)
  const dealer = await known.api.dealers.deskGet({ params: { id: params.dealer } }).catch(refuseForbidden(RIGHT))
  return { id: dealer.id, name: dealer.name, picture: dealer.picture }
}

export function action({ context, params, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), RIGHT)
  return sendPhoto(workPage(context.get(page), request), params.dealer, request)
}

/** What the page of a dealer shows of it: the photo there is, and another one to take its place. */
export default function DealerPhotoPage({ loaderData: { id, name, picture }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = t('resources.dealers.photo')
  const problem = actionData?.problem
  const errors = problem === undefined ? [] : [{ id: 'file', message: problem }]
  return (
    <RecordPage
      title={title}
      problem={problem !== undefined && t('work.errorTitle', { title })}
      back={{ to: `/desk/dealers/${encodeURIComponent(id)}`, text: name }}
    >
      {picture ? (
        <Stack gap={3} align="start">
          <LibraryPicture picture={picture} sizes="(width <= 420px) 90vw, 380px" className={css.photo} />
          <PostButton variant="quiet" fields={{ act: 'remove' }}>
            {t('resources.dealers.photoRemove')}
          </PostButton>
        </Stack>
      ) : (
        <p className="soft">{t('resources.dealers.photoNone')}</p>
      )}
      <Form method="post" encType="multipart/form-data">
        <Stack gap={3} align="start">
          <XsrfField />
          <ErrorSummary title={t('ui.form.errors', { count: errors.length })} errors={errors} />
          <Field
            id="file"
            label={t('resources.dealers.photoFile')}
            hint={t('resources.dealers.photoHint')}
            error={problem}
          >
            {(control) => <input {...control} type="file" name="file" accept="image/*" />}
          </Field>
          <Button type="submit" size="small" variant="primary">
            {t('resources.dealers.photoSend')}
          </Button>
        </Stack>
      </Form>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <WorkProblem error={error} retry="/desk/dealers" />
)
