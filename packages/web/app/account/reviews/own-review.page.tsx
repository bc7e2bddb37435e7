import type { RouteHandle } from '@volante/contract/page'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { clearDraft } from '../../forms/draft.ts'
import { Form } from '../../forms/Form.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneIn } from '../saved.ts'
import type { Route } from './+types/own-review.page'
import { Photos } from './Photos.tsx'
import { bodyOf, FORMS } from './review-forms.ts'
import { ReviewFields } from './ReviewFields.tsx'
import { Standing } from './Standing.tsx'

export const handle = {
  texts: ['account', 'reviews', 'documents', 'errors', 'ui'],
  cache: false,
  query: ['done'],
} satisfies RouteHandle

const DONE = ['written', 'changed'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const review = (await known.api.rating.own()).reviews.find(({ id }) => id === params.review)
  if (!review) throw data(null, { status: 404 })
  return { review, done: doneIn(url, DONE) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  const at = { params: { id: params.review } }
  const here = (done?: string) => redirect(pathTo(known.site, 'ownReview', { review: params.review }, { done }), 303)
  if (posted.has('remove')) {
    await known.api.rating.remove(at).catch(gone)
    return redirect(pathTo(known.site, 'ownReviews', null, { done: 'removed' }), 303)
  }
  if (posted.has('photo')) return dropPhoto(known, formText(posted, 'photo'), here)
  return handleForm(known, FORMS.rewrite, posted, async (typed) => {
    await known.api.rating.update({ ...at, body: bodyOf(typed) })
    return here('changed')
  })
}
export const clientAction = keepForm

async function dropPhoto({ api }: Page, id: string, here: () => Response) {
  await api.rating.removePhoto({ params: { id } }).catch(gone)
  return here()
}

/** It was gone already. */
function gone(error: unknown): undefined {
  if (callRefusal(error)?.status !== 404) throw error
}

/** One's own review: how it stands, its pictures, and the form that says it anew. */
export default function OwnReview({ loaderData: { review, done }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { model, modelSlug, year, rating, title, text, kilometres, nickname, state } = review
  useEffect(() => {
    if (done === 'written') clearDraft(`review-${modelSlug}`)
  }, [done, modelSlug])
  return (
    <AccountFrame area="ownReviews" title={t('reviews.car', { model, year: String(year) })}>
      {done ? <Notice tone={state === 'published' ? 'good' : 'info'}>{t(`reviews.done.${state}`)}</Notice> : null}
      <Standing review={review} />
      <Photos review={review} />
      <section aria-labelledby="edit">
        <h2 id="edit">{t('reviews.editTitle')}</h2>
        <p className="soft">{t('reviews.editLead')}</p>
        <Form
          form={FORMS.rewrite}
          answer={actionData}
          values={{ rating: String(rating), title: title ?? '', text, nickname, kilometres: String(kilometres ?? '') }}
          staysFilled
          submit={t('reviews.change')}
        >
          <ReviewFields />
        </Form>
      </section>
      <Row>
        <LinkButton variant="quiet" to={pathTo(site, 'reviews', { model: modelSlug })} reloadDocument>
          {t('reviews.seeAll')}
        </LinkButton>
        <PostButton fields={{ remove: 'yes' }} variant="quiet">
          {t('reviews.remove')}
        </PostButton>
      </Row>
    </AccountFrame>
  )
}
