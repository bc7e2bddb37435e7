import { ROLES } from '@volante/domain/policy/roles'
import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

/** How many one person keeps of one list. */
export const MOST_VIEWS = 20

/** The page of a list, as the menu names it. */
const list = z.string().check(z.maxLength(80), z.regex(/^\/(?:desk|admin)(?:\/[a-z-]+)*$/, 'request.invalid'))
/** With whom a view is shared: nobody, those of a role, everybody who opens the list. */
const sharedWith = z.nullable(z.enum(['all', ...ROLES]))

export const View = z.object({
  id: z.string(),
  name: z.string(),
  /** What the list's address says, by name: its filters, order and columns. */
  query: z.record(z.string(), z.string()),
  sharedWith,
  isOwn: z.boolean(),
  /** The caller's page opens with it where its address says nothing. */
  isDefault: z.boolean(),
})
export type View = z.output<typeof View>

const NewView = z.object({
  list,
  name: line(60),
  query: z
    .record(short(40), z.string().check(z.maxLength(400)))
    .check(z.refine((query) => Object.keys(query).length <= 40, 'request.invalid')),
  sharedWith: z._default(sharedWith, null),
  isDefault: z._default(z.boolean(), false),
})
export type NewView = z.output<typeof NewView>

/** Lists of the workplace that people keep under names. */
export const views = service('views', {
  list: call({
    id: 'views.list',
    get: '/views',
    access: 'bearer',
    query: z.object({ list }),
    ok: z.array(View),
    errors: { 'request.forbidden': 403 },
    says: "Takes a list's page; returns the caller's saved views of it and those shared with one of their roles or with everybody, by name. Refuses a page that the caller may not open.",
  }),
  save: call({
    id: 'views.save',
    post: '/views',
    access: 'bearer',
    body: NewView,
    ok: View,
    status: 201,
    errors: { 'request.forbidden': 403, 'users.tooManyViews': 409, 'request.invalid': 422 },
    says: "Takes a list's page, a name, what is chosen in it and with whom it is shared; keeps it as a view of the caller in place of an earlier one of that name; where it is their default one, no other of that list is any longer. Refuses a page that the caller may not open, a blank name and a twenty-first view.",
  }),
  remove: call({
    id: 'views.delete',
    delete: '/views/{id}',
    access: 'bearer',
    params: z.object({ id: z.guid() }),
    errors: { 'request.notFound': 404 },
    says: "Takes one of the caller's own views and forgets it, also for those it was shared with. Refuses an unknown one.",
  }),
})
