import { checkFilled, refusing } from '@volante/domain/refusal'
import { redirect } from 'react-router'
import { describeFields } from '../../../forms/describe-fields.ts'
import { handleForm, refuse } from '../../../forms/handle-form.ts'
import type { Page } from '../../../shell/page-context.ts'
import { valueNamed } from '../../../work/resource/choices/many-choices.ts'
import { setPath } from '../data-list.ts'
import { openSets } from './open-sets.ts'

const fields = describeFields({
  set: { label: 'sheets.batch.toSet.set', control: 'select' },
  setName: { label: 'sheets.batch.toSet.name', maxLength: 120 },
})
export const AddField = fields.Field

export const ADD_TO_SET = fields.form({
  kind: 'add-to-set',
  fields: ['set', 'setName'],
  rules: ({ set, setName }) =>
    refusing({ setName: checkFilled(setName, set === '' ? 'required' : 'optional', () => null) }),
})

/** Takes the set that was chosen, by its name where there are many, or the name of a new one, and what is put into it; leads to the set with the change in it. */
export const handleAddToSet = (page: Page, posted: FormData, part: { readonly kind: string; readonly id: string }) =>
  handleForm(page, ADD_TO_SET, posted, async ({ set: typed, setName }) => {
    const { changeSets } = page.api
    const known = typed === '' ? [] : [...(await openSets(page)), ...(await openSets(page, typed))]
    const named = valueNamed(known, typed)
    if (typed !== '' && named === '')
      return refuse(ADD_TO_SET, posted, { fieldErrors: { set: [page.texts.byKey('request.notFound')] } }, 422)
    const id = named || (await changeSets.create({ body: { name: setName } })).id
    await changeSets.add({ params: { id }, body: part })
    return redirect(setPath(id), 303)
  })
