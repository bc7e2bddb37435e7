import { leadRules } from '@volante/contract/lead-rules'
import { refuse as refusalOf } from '@volante/domain/refusal'
import { data, redirect } from 'react-router'
import { handleForm, showAgain } from '../../forms/handle-form.ts'
import { onceKey } from '../../forms/once-key.ts'
import { formText } from '../../shell/form-text.ts'
import type { Page } from '../../shell/page-context.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { findAddress } from './find-address.ts'
import { leadBodyOf } from './payload.ts'
import { dealerOf, type NearbyDealers, nearbyDealers } from './dealers/nearby-dealers.ts'
import type { ProposalAnswer } from './proposal-answer.ts'
import { proposalForm } from './proposal-form.ts'
import { type Receipt, receiptCookie, receiptOf } from './sent/receipt.ts'
import { requestedCar } from './requested-car.ts'
import { startConversation } from './whatsapp/conversation.ts'
import { trackingOf } from './tracking.ts'

/** Takes what was posted: the lead itself, or one of the helps that work without script. */
export async function handleProposal(page: Page, posted: FormData, url: URL) {
  const intent = formText(posted, 'intent')
  const problem = intent === 'address' ? await fillAddress(page, posted) : null
  const near = await lookUp(page, posted)
  const answer = await answered()
  return answer instanceof Response ? answer : data<ProposalAnswer>({ ...answer.data, near }, answer.init ?? {})

  async function answered() {
    const say = (key: string) => [page.texts.byKey(key)]
    if (intent === 'address') return showAgain(posted, problem ? { userPostalCode: say(problem) } : {})
    if (intent === 'dealers') return showAgain(posted, near?.refusal ? { place: say(near.refusal) } : {})
    if (intent === 'whatsApp') return startConversation(page, posted, await requestedCar(page, url.searchParams))
    return send(page, posted, near, url)
  }
}

/** Fills in what the CEP knows; returns the message of the field where it knows nothing. */
async function fillAddress(page: Page, posted: FormData) {
  const found = await findAddress(page, formText(posted, 'userPostalCode'))
  if ('refusal' in found) return found.refusal
  const { street, neighborhood, city, uf } = found
  for (const [name, value] of Object.entries({ street, neighborhood, cidade: city, uf })) posted.set(name, value)
  return null
}

/** Dealers are a help: a map that does not answer must not hold up a lead. The nearest is chosen for who chose none. */
async function lookUp(page: Page, posted: FormData): Promise<NearbyDealers | null> {
  const place = formText(posted, 'place')
  if (place.trim() === '') return null
  const near = await nearbyDealers(page, place).catch((error: unknown) => {
    page.report(error)
    return null
  })
  const chosen = formText(posted, 'dealerCode')
  const [first] = near?.dealers ?? []
  if (first && !near?.dealers.some(({ code }) => code === chosen)) posted.set('dealerCode', first.code)
  return near
}

async function send(page: Page, posted: FormData, near: NearbyDealers | null, url: URL) {
  const { api, site, texts } = page
  const facts = await factsOf(page, formText(posted, 'dealerCode'), near)
  const sent = async (values: Parameters<typeof leadBodyOf>[0]) => {
    const modelYear = formText(posted, 'modelYear') || (await yearOf(page, values.productCode))
    const body = leadBodyOf(values, {
      country: site.country,
      countryName: texts.byKey(`shell.country.${site.country}`),
      place: near?.place ?? null,
      modelYear,
      url,
      tracking: trackingOf(posted),
    })
    const receipt = await api.lead.create({ body, idempotencyKey: await onceKey(posted, body) })
    return toReceipt(page, receiptOf(receipt, carQuery(values.productCode, url)))
  }
  return handleForm(page, proposalForm, posted, sent, facts)
}

async function factsOf(page: Page, dealerCode: string, near: NearbyDealers | null) {
  const dealer = near?.dealers.find(({ code }) => code === dealerCode) ?? (await dealerOf(page, dealerCode))
  const own = leadRules(page.site, { dealerIds: [] }, { surname: true })
  const mayOmitCpf = own.mayOmitCpf || near?.place?.mayOmitCpf === true || dealer?.mayOmitCpf === true
  return { ...own, mayOmitCpf, placeRefusal: near?.refusal ? refusalOf(near.refusal) : null }
}

function toReceipt({ site, origin }: Page, receipt: Receipt): Response {
  const cookie = receiptCookie(receipt, basePath(site), origin.startsWith('https:'))
  return redirect(pathTo(site, 'proposalSent'), { status: 303, headers: { 'set-cookie': cookie } })
}

async function yearOf({ api }: Page, code: string): Promise<string> {
  const found = code === '' ? undefined : (await api.mvs.mvsList()).find((version) => version.code === code)
  return found ? String(found.year) : ''
}

const CAR = ['version', 'color', 'year', 'coating', 'parts', 'services']

/** The bare form names the car in a field, the configurator in the address. */
function carQuery(productCode: string, { searchParams }: URL): string {
  if (!searchParams.has('version'))
    return productCode === '' ? '' : new URLSearchParams({ version: productCode }).toString()
  return new URLSearchParams([...searchParams].filter(([name]) => CAR.includes(name))).toString()
}
