import { PREVIEW_AS } from '@volante/contract/change-sets'
import { checkFilled, refusing } from '@volante/domain/refusal'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { describeFields } from '../../../forms/describe-fields.ts'

const set = describeFields(
  {
    name: { label: 'sheets.set.name', maxLength: 120 },
    country: { label: 'sheets.set.country', control: 'select' },
    at: { label: 'sheets.set.at', type: 'datetime-local' },
    site: { label: 'sheets.set.preview.site', control: 'select' },
    previewAt: { label: 'sheets.set.preview.at', type: 'datetime-local' },
    as: { label: 'sheets.set.preview.as', control: 'select' },
    which: { label: 'sheets.set.which', control: 'select' },
  },
  { codes: { 'changeSets.past': 'at', 'changeSets.noSuchTime': 'at', 'changeSets.twice': 'which' } },
)
export const { Field } = set

const filled = (text: string) => checkFilled(text, 'required', () => null)

export const NEW_SET = set.form({
  kind: 'new-set',
  fields: ['name'],
  rules: ({ name }) => refusing({ name: filled(name) }),
})

export const SCHEDULE = set.form({
  kind: 'schedule',
  fields: ['country', 'at', 'which'],
  rules: ({ at, country }) => refusing({ at: filled(at), country: filled(country) }),
})

export const PREVIEW = set.form({
  kind: 'preview',
  fields: ['site', 'previewAt', 'as'],
  rules: ({ site }) => refusing({ site: filled(site) }),
})

export const viewerOf = (text: string) => PREVIEW_AS.find((one) => one === text) ?? PREVIEW_AS[0]

export const countryOf = (text: string) => COUNTRIES.find((one) => one === text) ?? COUNTRIES[0]
