import type { RouteHandle } from '@volante/contract/page'
import { data, redirect } from 'react-router'
import { Draft } from '../../forms/Draft.tsx'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/new.page'
import { bodyOf, Field, FORMS, TYPED } from './review-forms.ts'
import { ReviewFields } from './ReviewFields.tsx'

export const handle = {
  texts: ['account', 'reviews', 'errors', 'ui'],
  cache: false,
  query: ['model', 'year'],
} satisfies RouteHandle

/** Model years that somebody may still drive. */
const YEARS = 15

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const model = await modelOf(known, url)
  const { reviews, cars } = await known.api.rating.own()
  const year = url.searchParams.get('year') ?? String(cars.find((car) => car.modelCode === model.code)?.year ?? '')
  const mine = reviews.find((one) => one.modelCode === model.code && String(one.year) === year)
  if (mine) throw redirect(pathTo(known.site, 'ownReview', { review: mine.id }), 303)
  const newest = known.now.getUTCFullYear() + 1
  return { model, year, years: Array.from({ length: YEARS }, (_, at) => String(newest - at)) }
}

async function modelOf({ api }: Page, url: URL) {
  const slug = url.searchParams.get('model')
  const model = (await api.mvs.modelList({ query: {} })).find((one) => one.slug === slug)
  if (!model) throw data(null, { status: 404 })
  return { slug: model.slug, code: model.modelCode, name: model.modelName }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { code } = await modelOf(known, url)
  return handleForm(known, FORMS.write, await request.formData(), async ({ year, ...typed }) => {
    const body = { modelCode: code, year: Number(year), ...bodyOf(typed) }
    const { id } = await known.api.rating.create({ body })
    return redirect(pathTo(known.site, 'ownReview', { review: id }, { done: 'written' }), 303)
  })
}
export const clientAction = keepForm

/** A first review of a car (F-88). */
export default function NewReview({ loaderData: { model, year, years }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountFrame area="ownReviews" title={t('reviews.newTitle', { model: model.name })} lead={t('reviews.newLead')}>
      <Form form={FORMS.write} answer={actionData} values={{ year }} submit={t('reviews.send')}>
        <Draft name={`review-${model.slug}`} fields={TYPED} />
        <Field name="year" options={years.map((value) => ({ value, label: value }))} />
        <ReviewFields />
      </Form>
    </AccountFrame>
  )
}
