import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'
import { Repairman, REPAIRMAN_STATES, RepairmanBody } from './users.ts'

const staff = { access: 'bearer', may: 'repairmen.manage' } as const
const code = z.string().check(z.regex(/^[\w-]{1,40}$/, 'request.invalid'))
const params = z.object({ id: code })
const byPath = { record: 'repairman', by: 'params.id' } as const
const byBody = { record: 'repairman', by: 'body.id' } as const
const notFound = { 'request.notFound': 404 } as const
const kept = { ...notFound, 'dealer.notFound': 422 } as const
const { address: _address, ...fields } = RepairmanBody.def.shape

/** The mechanics of the network as their dealers and administrators keep them; a mechanic keeps their own. */
export const repairmen = service('repairmen', {
  list: call({
    id: 'repairmen.list',
    get: '/repairmen',
    ...staff,
    within: 'rows',
    query: z.object({
      state: z.optional(z.enum(REPAIRMAN_STATES)),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(Repairman),
    says: "Takes a state of the certificate and a dealer, or neither; returns the caller's own mechanic's record and those of dealers within reach, by name.",
  }),
  get: call({
    id: 'repairmen.get',
    get: '/repairmen/{id}',
    ...staff,
    within: byPath,
    params,
    ok: Repairman,
    errors: notFound,
    says: "Takes a mechanic's registration; returns the record.",
  }),
  create: call({
    id: 'repairmen.create',
    post: '/repairmen',
    ...staff,
    within: byBody,
    body: z.object({ id: code, ...fields }),
    ok: Repairman,
    status: 201,
    errors: { ...kept, 'repairmen.taken': 409 },
    says: 'Takes a new registration and what is known of the mechanic; returns the record. Refuses a registration that there is, wrong fields and a dealer beyond reach.',
  }),
  update: call({
    id: 'repairmen.update',
    put: '/repairmen/{id}',
    ...staff,
    within: byPath,
    params,
    body: z.object(fields),
    ok: Repairman,
    errors: kept,
    says: 'Takes what is to be changed of a mechanic; returns the record. Another certificate, or another last day of it, waits to be confirmed anew. Refuses wrong fields and a dealer beyond reach.',
  }),
  confirm: call({
    id: 'repairmen.certificate.confirm',
    post: '/repairmen/certificate',
    ...staff,
    within: byBody,
    body: z.object({ id: code, confirmed: z.boolean() }),
    ok: Repairman,
    status: 200,
    errors: { ...notFound, 'repairmen.own': 409, 'repairmen.noCertificate': 409 },
    says: "Takes a mechanic and whether their certificate was looked at and is right; returns the record. Refuses the mechanic's own word, and one without a certificate.",
  }),
  econnect: call({
    id: 'repairmen.econnect',
    post: '/repairmen/econnect',
    ...staff,
    within: byBody,
    body: z.object({ id: code, econnect: z.boolean() }),
    ok: Repairman,
    status: 200,
    errors: notFound,
    says: "Takes a mechanic and switches the connection to the workshop's diagnosis on or off; returns the record.",
  }),
})
