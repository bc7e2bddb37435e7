import { dayIn } from '@volante/domain/local-time'
import { randomBytes } from 'node:crypto'
import { addBusinessDays } from '@volante/domain/payment/bank-calendar'
import { boletoBarCode, boletoLine } from '@volante/domain/payment/boleto'
import { dynamicPixCode } from '@volante/domain/payment/pix-code'
import { chargeTxid } from '@volante/domain/payment/txid'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Demand } from '../provider.ts'
import { freeField } from './free-field.ts'

/** The house bank of the demo: a bank code and payment institution number given to nobody. */
export const BANK = '988'
const ISPB = '98800000'
const HOST = 'pix.volante.example'

/** Letters and digits of chance, so many. */
const chance = (length: number): string => {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('')
}

/** An end-to-end id as the payer's bank makes it: E, ISPB, minute in UTC, eleven characters of its own. */
export const endToEndId = (now: Date): string =>
  `E${ISPB}${now.toISOString().slice(0, 16).replace(/\D/g, '')}${chance(11)}`

/** The number of an authorisation. */
export const authorisation = (): string => `NSU${chance(12)}`

/** The code of a Pix charge: paid once, its amount in it, its address at the house bank. */
export function pixOf({ chargeId, amountCents, site }: Demand): { txid: string; code: string } {
  const txid = chargeTxid(chargeId)
  const { name, city } = receiverOf(site.legal)
  return { txid, code: dynamicPixCode({ url: `${HOST}/qr/v2/${txid}`, name, city, amountCents }) }
}

/** "Avenida dos Ipês, 1500, Betim, MG, CEP 32600-000": the city stands before the state. */
export function receiverOf({ companyName, address }: Demand['site']['legal']): { name: string; city: string } {
  const parts = address.split(',').map((part) => part.trim())
  const state = parts.findIndex((part) => /^[A-Z]{2}$/.test(part))
  return { name: companyName, city: parts[state - 1] ?? parts.at(-1) ?? '' }
}

const DUE_DAYS = 3

/** A registered slip: bank, due factor, amount and the bank's own number. */
export async function boletoOf(db: Db, demand: Demand, now: Date) {
  const today = dayIn('America/Sao_Paulo', now)
  const dueDay = demand.dueDay ?? addBusinessDays(today, DUE_DAYS, 'BR')
  const { rows } = await sql<{ number: number }>`select nextval('box_boleto_numbers') as number`.execute(db)
  const free = freeField(rows[0]?.number ?? 0)
  const barCode = boletoBarCode({ bank: BANK, amountCents: demand.amountCents, due: dueDay, free })
  return { barCode, line: boletoLine(barCode), dueDay }
}
