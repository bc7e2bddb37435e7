import type { ManualFile } from '@volante/contract/manual'
import type { RouteHandle } from '@volante/contract/page'
import { LANGUAGES } from '@volante/domain/vocabulary'
import { FilePick } from '../../forms/FilePick.tsx'
import { Form } from '../../forms/Form.tsx'
import { keepForm } from '../../forms/keep-form.ts'
import { useUpload } from '../../forms/upload/use-upload.ts'
import { page } from '../../shell/page-context.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Upload } from '../../ui/action/rare-icons.ts'
import { Progress } from '../../ui/data/Progress.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { refuseForbidden, requireRight } from '../../work/require-right.ts'
import { workPage } from '../../work/work-texts.server.ts'
import { WorkProblem } from '../../work/WorkProblem.tsx'
import type { Route } from './+types/new-manual.page'
import { apiOf, handleManual } from './handle-manual.ts'
import { Field, NEW_MANUAL } from './manual-form.ts'

const LIST = '/admin/manuals'

export const handle = { cache: false, query: ['for', 'country'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  requireRight(known, url, 'manuals.manage')
  const [id, country] = [url.searchParams.get('for'), url.searchParams.get('country')]
  const [files, replaced] = await Promise.all([
    known.api.manual.sentFiles(),
    id === null ? null : apiOf(known, country).manual.adminGet({ params: { id } }),
  ]).catch(refuseForbidden('manuals.manage'))
  const ofBrands = (await known.sitesReached('manuals.manage')).filter(({ brand }) => brand !== 'portal')
  return {
    file: files[0] ?? null,
    replaced,
    sites: ofBrands.map(({ id: value, country: where, brandName }) => ({ value, label: `${where} · ${brandName}` })),
  }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'manuals.manage')
  return handleManual(workPage(context.get(page), request), request)
}
export const clientAction = keepForm

/** First the file, then what it is the manual of; or another file of a manual there is. */
export default function NewManual({ loaderData: { file, replaced, sites }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const title = replaced ? t('resources.manuals.replaceTitle', { name: replaced.name }) : t('resources.manuals.new')
  return (
    <RecordPage
      title={title}
      problem={usePageProblem() && t('work.errorTitle', { title })}
      back={{ to: LIST, text: t('resources.manuals.title') }}
    >
      {actionData && 'problem' in actionData ? <Outcome tone="bad">{actionData.problem}</Outcome> : null}
      <SendFile file={file} />
      {file && replaced ? (
        <PostButton fields={{ for: replaced.id, country: replaced.country, path: file.path }}>
          {t('resources.manuals.replaceDo')}
        </PostButton>
      ) : null}
      {file && !replaced ? (
        <Stack as="section" gap={3} aria-labelledby="fields">
          <h2 id="fields">{t('resources.manuals.fieldsTitle')}</h2>
          <Form
            form={NEW_MANUAL}
            answer={actionData}
            values={{ name: file.name.replace(/\.pdf$/i, ''), language: 'pt-BR' }}
            submit={t('resources.manuals.save')}
            look={{ size: 'small' }}
            key={file.id}
          >
            <input type="hidden" name="path" value={file.path} />
            <Field name="name" />
            <Field name="site" options={sites} placeholder="" />
            <Field name="modelCode" />
            <Field name="year" />
            <Field
              name="language"
              options={LANGUAGES.map((value) => ({ value, label: t(`resources.manuals.language.${value}`) }))}
            />
            <Field name="isPublished" />
          </Form>
        </Stack>
      ) : null}
    </RecordPage>
  )
}

function SendFile({ file }: { readonly file: ManualFile | null }) {
  const { t } = useTexts()
  const upload = useUpload({ url: '/api/manual/files', fields: {} }, () => {})
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="file">
      <h2 id="file">{t('resources.manuals.sendTitle')}</h2>
      <p className="soft">{t('resources.manuals.sendText')}</p>
      {file ? (
        <InlineMessage tone="good">
          <p>{t('resources.manuals.waiting', { name: file.name })}</p>
          <p className="small">{t('resources.manuals.forgotten')}</p>
        </InlineMessage>
      ) : null}
      {upload.isSending ? <Progress label={t('resources.manuals.sending')} value={upload.shares[0] ?? 0} /> : null}
      {upload.failure === null ? null : (
        <InlineMessage tone="bad" isLive>
          {upload.failure}
        </InlineMessage>
      )}
      <FilePick
        icon={Upload}
        accept="application/pdf"
        aria-label={t('resources.manuals.pickLabel')}
        disabled={upload.isSending}
        onPick={upload.pick}
      >
        {t('resources.manuals.pick')}
      </FilePick>
      <NeedsScript>{t('resources.manuals.needsScript')}</NeedsScript>
    </Stack>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={LIST} />
