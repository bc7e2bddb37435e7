import { MOST_VIEWS, views } from '@volante/contract/views'
import { can, rightOfPage } from '@volante/domain/policy/policy'
import { refuse } from '@volante/domain/refusal'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { dropView, keepView, viewsOf } from './view-queries.ts'

/** A list's views are for who may open its page. */
const opens = ({ user }: SignedInCtx, list: string): boolean => {
  const right = rightOfPage(list)
  return right !== undefined && can(user, right)
}

export const viewsHandlers = implement(views, {
  async list({ ctx, query: { list }, fail }) {
    if (!opens(ctx, list)) throw fail('request.forbidden')
    return viewsOf(ctx, list)
  },

  async save({ ctx, body, fail }) {
    if (!opens(ctx, body.list)) throw fail('request.forbidden')
    const name = body.name.trim()
    refuseFields(ctx, name === '' ? { name: refuse('validation.required') } : {})
    const { view, count } = await keepView(ctx, { ...body, name })
    if (count > MOST_VIEWS) throw fail('users.tooManyViews')
    return view
  },

  async remove({ ctx, params, fail }) {
    if (!(await dropView(ctx, params.id))) throw fail('request.notFound')
    return undefined
  },
})
