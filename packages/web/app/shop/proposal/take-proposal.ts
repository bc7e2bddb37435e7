import { createHash } from 'node:crypto'
import { leadRules } from '@volante/contract/lead-form'
import { data, redirect } from 'react-router'
import { type CallRefusal, callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { answerOf, type FieldErrors, type ProposalAnswer } from './answer.ts'
import { type ProposalValues, type Tracking, trackingOf, valuesOf } from './fields.ts'
import { type FoundAddress, findAddress } from './find-address.ts'
import { dealerOf, type NearbyDealers, nearbyDealers } from './nearby-dealers.ts'
import { leadBodyOf } from './payload.ts'
import { type Receipt, receiptCookie, receiptOf } from './receipt.ts'
import { proposalRefusals } from './refusals.ts'
import { requestedCar } from './requested-car.ts'
import { startWhatsApp } from './start-whatsapp.ts'

/** What was posted: the lead itself, or one of the helps that work without script. */
export async function takeProposal(page: Page, form: FormData, url: URL): Promise<Answered> {
  const values = valuesOf(form)
  switch (String(form.get('intent'))) {
    case 'dealers':
      return withDealers(page, values)
    case 'address':
      return withAddress(page, values)
    case 'whatsApp':
      return withConversation(page, values, url)
    default:
      return send(page, values, { url, tracking: trackingOf(form), key: keyOf(form) })
  }
}

type Answered = ProposalAnswer | ReturnType<typeof data<ProposalAnswer>> | Response

const refused = (answer: ProposalAnswer, status = 422) => data(answer, { status })

async function withDealers(page: Page, values: ProposalValues): Promise<Answered> {
  const near = await lookUp(page, values)
  const [first] = near?.dealers ?? []
  const known = near?.dealers.some(({ code }) => code === values.dealerCode)
  const dealerCode = known ? values.dealerCode : (first?.code ?? '')
  const errors: FieldErrors = near?.refusal ? { place: { key: near.refusal } } : {}
  return answerOf({ ...values, ...placeFields(near), dealerCode }, { near, errors })
}

async function withAddress(page: Page, values: ProposalValues): Promise<Answered> {
  const found = await findAddress(page, values.userPostalCode)
  if ('refusal' in found) return answerOf(values, { errors: { userPostalCode: { key: found.refusal } } })
  return answerOf({ ...values, ...addressFields(found) }, { near: await lookUp(page, values) })
}

const addressFields = ({ street, neighborhood, city, uf }: FoundAddress) => ({ street, neighborhood, cidade: city, uf })

async function withConversation(page: Page, values: ProposalValues, url: URL): Promise<Answered> {
  const near = await lookUp(page, values)
  const start = await startWhatsApp(page, values, await requestedCar(page, url.searchParams))
  if (start.kind === 'refused') return refused(answerOf(values, { near, errors: start.errors }))
  return answerOf(values, { near, whatsApp: { link: start.kind === 'ready' ? start.link : null } })
}

interface Sending {
  readonly url: URL
  readonly tracking: Tracking
  readonly key: string
}

async function send(page: Page, posted: ProposalValues, { url, tracking, key }: Sending): Promise<Answered> {
  const { api, site, texts } = page
  const near = await lookUp(page, posted)
  const values = await completed(page, posted, near)
  const errors = await refusalsOf(page, values, near)
  if (Object.keys(errors).length > 0) return refused(answerOf(values, { near, errors }))
  const body = leadBodyOf(values, {
    country: site.country,
    countryName: texts.byKey(`shell.country.${site.country}`),
    url,
    tracking,
  })
  try {
    const receipt = await api.lead.create({ body, ...(key ? { idempotencyKey: `${key}-${digestOf(body)}` } : {}) })
    return toReceipt(page, receiptOf(receipt, carQuery(values, url)))
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    const errors = formErrors(refusal, values)
    const failure = Object.keys(errors).length > 0 ? null : refusal.code
    return refused(answerOf(values, { near, errors, failure }), refusal.status)
  }
}

function toReceipt({ site, origin }: Page, receipt: Receipt): Response {
  const cookie = receiptCookie(receipt, basePath(site), origin.startsWith('https:'))
  return redirect(pathTo(site, 'proposalSent'), { status: 303, headers: { 'set-cookie': cookie } })
}

/** A page left open may be sent again with another content: that is another lead, the same content is not. */
const digestOf = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)

function keyOf(form: FormData): string {
  const key = form.get('key')
  return typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : ''
}

/** Dealers are a help: a map that does not answer must not hold up a lead. */
async function lookUp(page: Page, { place }: ProposalValues): Promise<NearbyDealers | null> {
  if (place.trim() === '') return null
  return nearbyDealers(page, place).catch((error: unknown) => {
    page.report(error)
    return null
  })
}

/** What a person without script could not pick: the place's parts, its nearest dealer, the car's year. */
async function completed(page: Page, values: ProposalValues, near: NearbyDealers | null): Promise<ProposalValues> {
  const dealerCode = values.dealerCode || (near?.dealers[0]?.code ?? '')
  const year = values.productCode !== '' && values.modelYear === '' ? await yearOf(page, values.productCode) : null
  return { ...values, ...placeFields(near), dealerCode, modelYear: year ?? values.modelYear }
}

const placeFields = (near: NearbyDealers | null) =>
  near?.place ? { cityName: near.place.cityName, cityState: near.place.stateCode } : {}

async function yearOf({ api }: Page, code: string): Promise<string | null> {
  const versions = await api.mvs.mvsList()
  const found = versions.find((version) => version.code === code)
  return found ? String(found.year) : null
}

async function refusalsOf(page: Page, values: ProposalValues, near: NearbyDealers | null): Promise<FieldErrors> {
  const dealer =
    near?.dealers.find(({ code }) => code === values.dealerCode) ?? (await dealerOf(page, values.dealerCode))
  const own = leadRules(page.site, { dealerIds: [] }, { surname: true })
  const mayOmitCpf = own.mayOmitCpf || near?.place?.mayOmitCpf === true || dealer?.mayOmitCpf === true
  return {
    ...proposalRefusals(values, { ...own, mayOmitCpf }),
    ...(near?.refusal ? { place: { key: near.refusal } } : {}),
  }
}

const CAR = ['version', 'color', 'year', 'coating', 'parts', 'services']

/** The bare form names the car in a field, the configurator in the address. */
function carQuery({ productCode }: ProposalValues, { searchParams }: URL): string {
  if (!searchParams.has('version'))
    return productCode === '' ? '' : new URLSearchParams({ version: productCode }).toString()
  return new URLSearchParams([...searchParams].filter(([name]) => CAR.includes(name))).toString()
}

const FORM_NAMES: Readonly<Record<string, string>> = {
  firstName: 'name',
  dealersCode: 'dealerCode',
  preferred_contact_method: 'preferredContactMethod',
  dni: 'document',
  cuil: 'document',
  cityName: 'place',
}

/** The service names fields by the payload, the form by its own. */
function formErrors({ fields = [] }: CallRefusal, { leadPersonType }: ProposalValues): FieldErrors {
  const nameOf = (path: string): string => {
    const name = FORM_NAMES[path] ?? path
    return name === 'document' && leadPersonType === 'legalPerson' ? 'companyDocument' : name
  }
  return Object.fromEntries(fields.map(({ path, code }) => [nameOf(path), { key: code }]))
}
