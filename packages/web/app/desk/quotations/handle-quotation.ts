import type { QuotationBody } from '@volante/contract/quotation-shapes'
import { passportPath } from '@volante/contract/account-addresses'
import { parsePrice } from '@volante/domain/money/price'
import { data, redirect } from 'react-router'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { QUOTATIONS } from '../../work/list/known-lists.ts'

/** Why something was not done, above the page and at its fields. */
export interface QuotationRefused {
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** What a page says of a form that was not done: why, or that nothing was sent. */
export type Refused = QuotationRefused | 'unsent' | null

/** Takes a posted form of a quotation's page and its number; does it and leads back, or says why not. */
export async function handleQuotation(page: Page, request: Request, number: string | undefined) {
  const posted = await request.formData()
  const text = (name: string) => formText(posted, name)
  const { quotation, pricePassport } = page.api
  const done = (to: string, intent: string, more = '') =>
    redirect(`${QUOTATIONS.path}/${to}?done=${intent}${more}`, 303)
  const intent = text('intent')
  try {
    if (intent === 'preview') return { preview: await quotation.preview({ body: bodyOf(posted, number) }) }
    if (intent === 'save') {
      const key = { idempotencyKey: text('key') }
      const saved = await quotation.create({ body: bodyOf(posted, number), ...key })
      return done(saved.number, saved.state === 'WAITING' ? 'asked' : 'saved')
    }
    if (!number) throw data(null, { status: 400 })
    const params = { number }
    const version = Number(text('version'))
    if (intent === 'restore') {
      await quotation.restore({ params, body: { version } })
      return done(number, 'restored', `&before=${text('before')}`)
    }
    if (intent === 'send') {
      await quotation.send({ params })
      return done(number, 'sent')
    }
    if (intent === 'decide') {
      const approved = text('decision') === 'approve'
      await quotation.decide({ params, body: { version, approved, note: text('note') } })
      return done(number, approved ? 'approved' : 'declined')
    }
    if (intent === 'passport') {
      const { site: id } = await quotation.get({ params })
      const site = page.sites.find((one) => one.id === id)
      const { token } = await pricePassport.ofQuotation({ params })
      if (site) return redirect(passportPath(site, token), 303)
    }
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const translated = (code: string, message: string, values = {}) =>
      page.texts.language === page.site.language || !page.texts.has(code, values)
        ? message
        : page.texts.byKey(code, values)
    const fields = (refusal.fields ?? []).map(({ path, code, message }) => [path, translated(code, message)])
    const refused: QuotationRefused = {
      code: refusal.code,
      message: translated(refusal.code, refusal.message, refusal.values),
      fields: Object.fromEntries(fields),
    }
    return data({ refused }, { status: refusal.status })
  }
  throw data(null, { status: 400 })
}

function bodyOf(posted: FormData, number: string | undefined): QuotationBody {
  const text = (name: string) => formText(posted, name).trim()
  const currency = text('currency') === 'ARS' ? 'ARS' : 'BRL'
  // What is no amount is refused at its field, never left out.
  const money = (name: string) => (text(name) === '' ? null : (parsePrice(text(name), currency) ?? -1))
  const list = (name: string) => posted.getAll(name).filter((one) => typeof one === 'string')
  return {
    number: number ?? null,
    version: Number(text('version')) || null,
    dealerCode: text('dealerCode'),
    opportunityName: text('opportunityName'),
    customerEmail: text('customerEmail'),
    mvsCode: text('mvsCode'),
    year: Number(text('year')),
    colorCode: text('colorCode'),
    coating: text('coating') || null,
    optionals: list('optionals'),
    accessories: list('accessories'),
    initialPrice: Number(text('initialPrice')),
    bonus: money('bonus'),
    discount: money('discount'),
    changedPrice: money('changedPrice'),
    validityPeriod: text('validityPeriod') || null,
    comments: text('comments'),
    tradeIn: text('tradeIn') || null,
    approvalReason: text('approvalReason'),
  }
}
