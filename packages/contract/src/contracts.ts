import * as z from 'zod/mini'
import { call } from './kit.ts'
import { short } from './query.ts'

/** A heading, a paragraph, or a label with its value. */
const ContractBlock = z.union([
  z.object({ heading: z.string() }),
  z.object({ text: z.string() }),
  z.object({ label: z.string(), value: z.string(), isBold: z.optional(z.boolean()) }),
])
export type ContractBlock = z.output<typeof ContractBlock>

/** What a contract says, in the order it is read. */
export const ContractContent = z.object({
  title: z.string(),
  subtitle: z.string(),
  blocks: z.array(ContractBlock),
})
export type ContractContent = z.output<typeof ContractContent>

export const ContractView = z.object({
  id: z.string(),
  kind: z.literal('PURCHASE'),
  state: z.enum(['OPEN', 'SIGNED', 'REPLACED']),
  reservationId: z.string(),
  version: z.int(),
  /** Address of the PDF, relative to the calls. */
  document: z.string(),
  /** Hexadecimal SHA-256 of the PDF's bytes: what is signed. */
  sha256: z.string(),
  /** The same as the PDF says, to be read on a page; null of one that is older than such pages. */
  content: z.nullable(ContractContent),
  createdAt: z.string(),
  signedAt: z.nullable(z.string()),
})
export type ContractView = z.output<typeof ContractView>

/** Contracts are read and signed. */
export const contracts = {
  contractList: call({
    id: 'private-api.contracts.get',
    get: '/private-api/contracts',
    access: 'bearer',
    query: z.object({ reservationId: z.optional(z.guid()), proposalCode: z.optional(short(40)) }),
    ok: z.array(ContractView),
    says: "Takes a reservation, a proposal or neither; returns the caller's contracts, the newest first, replaced versions too.",
  }),
  contractSign: call({
    id: 'private-api.contracts.update',
    put: '/private-api/contracts',
    access: 'bearer',
    ownTransaction: true,
    body: z.object({ id: z.guid(), accepted: z.boolean() }),
    ok: ContractView,
    errors: { 'request.notFound': 404, 'contract.notAccepted': 422, 'contract.replaced': 409 },
    says: "Takes one of the caller's contracts and that it is accepted; keeps hash, time and origin as its signature, once, and moves the order on. Refuses a version that was replaced or no longer fits the order.",
  }),
} as const
