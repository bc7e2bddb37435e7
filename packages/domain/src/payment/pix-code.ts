import { crc16 } from './crc16.ts'
import { type EmvField, readEmv, writeEmv } from './emv.ts'

const GUI = 'br.gov.bcb.pix'
const NO_TXID = '***'
const BRL = '986'
const NAME_MAX = 25
const CITY_MAX = 15
const ADDRESS_MAX = 77
/** What stands before the CRC's own four characters; the sum covers it too. */
const CRC_HEAD = '6304'

export interface PixReceiver {
  readonly name: string
  readonly city: string
}

export interface DynamicPix extends PixReceiver {
  /** Address of the charge at the provider; a scheme in front is dropped. */
  readonly url: string
  readonly amountCents?: number
}

export interface PixCode extends PixReceiver {
  readonly kind: 'static' | 'dynamic'
  /** The Pix key of a static code, the address without scheme of a dynamic one. */
  readonly target: string
  readonly amountCents: number | null
  readonly txid: string | null
  readonly text: string | null
  readonly isSingleUse: boolean
}

/**
 * Takes the charge's address at the provider, receiver and amount in cents; returns the code, which is paid once. It
 * never names the txid: the charge behind the address has its own, too long for this field (Manual do BR Code).
 */
export function dynamicPixCode(pix: DynamicPix): string {
  const address = pix.url.replace(/^https?:\/\//, '')
  if (address.length > ADDRESS_MAX) throw new RangeError(`a Pix address has at most ${ADDRESS_MAX} characters`)
  const account = writeEmv([
    ['00', GUI],
    ['25', address],
  ])
  return write(account, pix, pix.amountCents ?? null)
}

/** Takes a pasted or scanned text; returns what the Pix code says, or null where form, CRC or content are wrong. */
export function readPixCode(pasted: string): PixCode | null {
  const text = pasted.trim()
  if (text.slice(-8, -4) !== CRC_HEAD || crc16(text.slice(0, -4)) !== text.slice(-4).toUpperCase()) return null
  const fields = readEmv(text)
  const account = fields && pixAccount(fields)
  if (!account || fields.get('00') !== '01' || fields.get('53') !== BRL || fields.get('58') !== 'BR') return null
  const key = account.get('01')
  const target = key ?? account.get('25')
  const amountCents = readAmount(fields.get('54'))
  if (target === undefined || amountCents === undefined) return null
  const txid = readEmv(fields.get('62') ?? '')?.get('05') ?? NO_TXID
  return {
    kind: key === undefined ? 'dynamic' : 'static',
    target,
    name: fields.get('59') ?? '',
    city: fields.get('60') ?? '',
    amountCents,
    txid: txid === NO_TXID ? null : txid,
    text: account.get('02') ?? null,
    isSingleUse: fields.get('01') === '12',
  }
}

/** Takes a text and the most characters; returns it in printable ASCII: accents dropped, spaces single, cut to fit. */
export function asciiOf(text: string, max: number): string {
  const bare = text.normalize('NFKD').replace(/\s+/g, ' ')
  return bare
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, max)
    .trim()
}

function write(account: string, receiver: PixReceiver, cents: number | null): string {
  const amount: EmvField[] = cents === null ? [] : [['54', writeAmount(cents)]]
  const body = writeEmv([
    ['00', '01'],
    ['01', '12'],
    ['26', account],
    ['52', '0000'],
    ['53', BRL],
    ...amount,
    ['58', 'BR'],
    ['59', asciiOf(receiver.name, NAME_MAX)],
    ['60', asciiOf(receiver.city, CITY_MAX)],
    ['62', writeEmv([['05', NO_TXID]])],
  ])
  return `${body}${CRC_HEAD}${crc16(body + CRC_HEAD)}`
}

/** Ids 26 to 51 belong to payment networks; which of them is Pix, the network's own name says. */
function pixAccount(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> | null {
  const accounts = Array.from(fields, ([id, value]) => (id >= '26' && id <= '51' ? readEmv(value) : null))
  return accounts.find((account) => account?.get('00')?.toLowerCase() === GUI) ?? null
}

function writeAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents >= 1e12)
    throw new RangeError('a Pix amount is whole cents above 0')
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** No amount, or zero as some providers write it, leaves it to the payer; undefined is no amount at all. */
function readAmount(text: string | undefined): number | null | undefined {
  if (text === undefined) return null
  const [, whole, decimals = ''] = /^(\d{1,10})(?:\.(\d{0,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(decimals.padEnd(2, '0')) || null
}
