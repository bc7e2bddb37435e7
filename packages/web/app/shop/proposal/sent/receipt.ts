import type { LeadReceipt } from '@volante/contract/lead'
import * as z from 'zod/mini'

const COOKIE = 'volante-receipt'
const KEPT_SECONDS = 86_400
/** A cookie holds 4 KB. */
const LONGEST_CAR = 2_500

/** What a browser keeps of a sent lead: nothing that says who sent it. */
const Receipt = z.object({
  protocol: z.string().check(z.regex(/^[0-9A-Z-]{14}$/)),
  replyBy: z.iso.datetime(),
  dealer: z.nullable(z.string().check(z.maxLength(40))),
  repeated: z.boolean(),
  /** The car's part of an address, empty without a car. */
  car: z.string().check(z.maxLength(LONGEST_CAR)),
})
export type Receipt = z.output<typeof Receipt>

type Given = z.output<typeof LeadReceipt>

export function receiptOf({ protocol, replyBy, dealer, repeated }: Given, car: string): Receipt {
  return { protocol, replyBy, repeated, dealer: dealer?.code ?? null, car: car.length > LONGEST_CAR ? '' : car }
}

/** Takes a receipt and the site's base path; returns the cookie that shows it to this browser alone, for a day. */
export function receiptCookie(receipt: Receipt, path: string, isSecure: boolean): string {
  const value = Buffer.from(JSON.stringify(receipt)).toString('base64url')
  const secure = isSecure ? '; Secure' : ''
  return `${COOKIE}=${value}; Path=${path}; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`
}

/** Takes a Cookie header; returns the receipt, null when there is none or it was tampered with. What it names is looked up again, so a forged one shows nothing that is not public. */
export function readReceipt(header: string | null): Receipt | null {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`).exec(header ?? '')?.[1]
  if (!value) return null
  try {
    const parsed = z.safeParse(Receipt, JSON.parse(Buffer.from(value, 'base64url').toString()))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
