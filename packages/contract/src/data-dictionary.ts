import * as z from 'zod/mini'
import { call, service } from './kit.ts'

/** Missing, blank and oversized values are told apart by the call's own texts, so the schema lets them through. */
const Value = z.object({ value: z.optional(z.string().check(z.maxLength(8000))) })
const Saved = z.object({ id: z.string() })

export const dataDictionary = service('data-dictionary', {
  create: call({
    id: 'data-dictionary.v2.root.create',
    post: '/data-dictionary/v2',
    access: 'client',
    body: Value,
    ok: Saved,
    status: 201,
    errors: { 'dataDictionary.valueRequired': 400 },
    says: 'Takes a text value, keeps it and returns the unguessable id it is kept under; refuses an empty one.',
  }),
  decode: call({
    id: 'data-dictionary.v2.root.post',
    post: '/data-dictionary/v2/{id}',
    access: 'client',
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    body: z.optional(Value),
    ok: z.object({ id: z.string(), value: z.string() }),
    errors: { 'decode.valueRequired': 400 },
    says: 'Takes an id and returns the value kept under it; a value in the body replaces it. Refuses an unknown id.',
  }),
  save: call({
    id: 'data-dictionary.v2.datadictionary.create',
    post: '/data-dictionary/v2/datadictionary',
    access: 'bearer',
    body: Value,
    ok: Saved,
    status: 201,
    errors: { 'dataDictionary.valueRequired': 400 },
    says: 'Takes a text value of a signed-in caller, keeps it and returns its id; refuses an empty one.',
  }),
})
