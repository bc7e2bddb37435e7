import { data, redirect } from 'react-router'
import { formText } from '../../shell/form-text.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { pictureContent, pictureProblem } from './posted-picture.ts'

export const WORDS = ['name', 'aboutPt', 'aboutEs'] as const
type Word = (typeof WORDS)[number]

/** At which field a refusal stands. */
const PLACES: Readonly<Record<string, Word | 'file'>> = { 'pictures.nameTaken': 'name', 'request.invalid': 'name' }

interface Refused {
  readonly values: Readonly<Record<Word, string>>
  readonly problems: readonly { readonly id: Word | 'file'; readonly message: string }[]
}

/** Takes the posted picture with its words; leads to it, or says what is wrong at each field. */
export async function sendPicture({ api, texts }: Page, request: Request) {
  const posted = await request.formData()
  const values = {
    name: formText(posted, 'name').trim(),
    aboutPt: formText(posted, 'aboutPt').trim(),
    aboutEs: formText(posted, 'aboutEs').trim(),
  }
  const refuse = (problems: Refused['problems'], status: number) => data<Refused>({ values, problems }, { status })
  const file = posted.get('file')
  const problem = pictureProblem(texts, file)
  const problems: Refused['problems'] = [
    ...(problem === null ? [] : [{ id: 'file' as const, message: problem }]),
    ...WORDS.filter((word) => values[word] === '').map((id) => ({ id, message: texts.byKey('validation.required') })),
  ]
  if (problems.length > 0) return refuse(problems, 422)
  try {
    const { id } = await api.pictures.create({ body: { ...values, content: await pictureContent(file) } })
    return redirect(`/admin/pictures/${id}?done=saved`, 303)
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const [field] = refusal.fields ?? []
    const id = WORDS.find((word) => word === field?.path) ?? PLACES[refusal.code] ?? 'file'
    return refuse([{ id, message: texts.byKey(field?.code ?? refusal.code, refusal.values) }], refusal.status)
  }
}
