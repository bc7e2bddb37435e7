import { requiredRefusal } from '@volante/domain/text'
import { refusing } from '@volante/domain/refusal'
import { describeFields } from '../../forms/describe-fields.ts'

const manuals = describeFields(
  {
    name: { label: 'resources.manuals.name', maxLength: 120, autoComplete: 'off' },
    site: { label: 'resources.manuals.site', control: 'select' },
    modelCode: { label: 'resources.manuals.modelCode', maxLength: 4, autoComplete: 'off' },
    year: { label: 'resources.manuals.year', inputMode: 'numeric', maxLength: 4, autoComplete: 'off' },
    language: { label: 'resources.manuals.language', control: 'radios' },
    isPublished: { label: 'resources.manuals.isPublished', hint: 'resources.manuals.isPublishedHint', control: 'box' },
  },
  { paths: { brand: 'site' }, codes: { 'request.forbidden': 'site' } },
)
export const { Field } = manuals

/** What a new manual is, once its file is there. */
export const NEW_MANUAL = manuals.form({
  kind: 'manual',
  fields: ['name', 'site', 'modelCode', 'year', 'language', 'isPublished'],
  rules: ({ name, site }) => refusing({ name: requiredRefusal(name), site: requiredRefusal(site) }),
})
