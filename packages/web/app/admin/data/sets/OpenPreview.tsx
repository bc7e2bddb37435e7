import { type ChangeSetDetail, PREVIEW_AS } from '@volante/contract/change-sets'
import { Form } from '../../../forms/Form.tsx'
import { refusedOf } from '../../../forms/refused.ts'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Disclosure } from '../../../ui/layout/Disclosure.tsx'
import { Columns, Stack } from '../../../ui/layout/Stack.tsx'
import { setPath } from '../data-list.ts'
import { Field, PREVIEW } from './set-forms.ts'

interface OpenPreviewProps {
  readonly set: Pick<ChangeSetDetail, 'id'>
  /** Within the visitor's reach. */
  readonly sites: readonly string[]
  /** What a link to the preview says. */
  readonly asked: { readonly site: string; readonly previewAt: string }
  readonly answer: unknown
}

/** The shop as it would be with the set in force, for whoever opens it. */
export function OpenPreview({ set: { id }, sites, asked, answer }: OpenPreviewProps) {
  const { t } = useTexts()
  const options = usePage()
    .sites.filter(({ id: site }) => sites.includes(site))
    .map((site) => ({ value: site.id, label: `${site.brandName} · ${site.country}` }))
  return (
    <Disclosure title={t('sheets.set.preview')} isOpen={asked.site !== '' || refusedOf(answer, PREVIEW) !== null}>
      <Stack gap={2}>
        <p>{t('sheets.set.preview.text')}</p>
        <Form
          form={PREVIEW}
          answer={answer}
          values={{ ...asked, as: PREVIEW_AS[0] }}
          submit={t('sheets.set.preview.open')}
          look={{ size: 'small' }}
          aside={
            <a href={`${setPath(id)}?site=${asked.site || (options[0]?.value ?? '')}`}>
              {t('sheets.set.preview.link')}
            </a>
          }
        >
          <Columns gap={[3, 4]} least="220px">
            <Field name="site" options={options} />
            <Field name="previewAt" isOptional />
            <Field
              name="as"
              options={PREVIEW_AS.map((value) => ({ value, label: t(`sheets.set.preview.as.${value}`) }))}
            />
          </Columns>
        </Form>
      </Stack>
    </Disclosure>
  )
}
