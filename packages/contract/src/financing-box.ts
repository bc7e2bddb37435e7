import * as z from 'zod/mini'
import { call } from './kit.ts'

/** What the built-in bank of the demo can be told to do with proposals to come. */
export const BANK_CONDUCTS = ['approve', 'refuse', 'papers', 'slow', 'repeat', 'silent', 'disorder', 'lie'] as const
/**
 * `approve` judges by income; `refuse` and `papers` decide so; `slow` takes thirty times as long; `repeat` tells all three
 * times; `silent` tells nothing until it is asked; `disorder` tells the last first; `lie` says first that the money is there.
 */
export type BankConduct = (typeof BANK_CONDUCTS)[number]

const ConductBody = z.object({ conduct: z.enum(BANK_CONDUCTS) })
const errors = { 'request.notFound': 404 } as const

export const bankBoxCalls = {
  boxConduct: call({
    id: 'financing.box.get',
    get: '/financing/box',
    access: 'public',
    ok: ConductBody,
    errors,
    says: 'Returns what the built-in bank does with proposals to come; outside demo mode there is nothing.',
  }),
  tellBox: call({
    id: 'financing.box.tell',
    put: '/financing/box',
    access: 'public',
    body: ConductBody,
    ok: ConductBody,
    errors,
    says: 'Takes what the built-in bank is to do and tells it so, for proposals from now on; refuses outside demo mode.',
  }),
} as const
