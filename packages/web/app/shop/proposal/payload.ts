import type { LeadBody } from '@volante/contract/lead'
import type { FoundPlace } from './dealers/nearby-dealers.ts'
import { isCompany, type ProposalValues } from './proposal-form.ts'
import { MARKETING_PARAMETERS, type Tracking } from './tracking.ts'

interface Sent {
  readonly country: 'BR' | 'AR'
  readonly countryName: string
  /** Where a dealer was looked for. */
  readonly place: Pick<FoundPlace, 'cityName' | 'stateCode'> | null
  readonly modelYear: string
  /** The page's address. */
  readonly url: URL
  readonly tracking: Tracking
}

/** Takes the form's values and where they were sent from; returns the lead as the documents name its fields: the payload of the person type (spec platform §3). */
export function leadBodyOf(values: ProposalValues, sent: Sent): LeadBody {
  const { country, countryName, place, modelYear, url, tracking } = sent
  return {
    ...(isCompany(values) ? companyOf(values, country) : personOf(values, country)),
    ...addressOf(values),
    ...placeOf(values.stateCode, place, country),
    leadPersonType: isCompany(values) ? 'legalPerson' : 'physicalPerson',
    email: values.email,
    phone: values.phone,
    description: values.description,
    dealersCode: values.dealerCode,
    productCode: values.productCode,
    msc_ano_modelo: modelYear,
    preferred_contact_method: values.preferredContactMethod,
    allowSMS: values.allowSMS,
    allowPhone: values.allowPhone,
    allowEmail: values.allowEmail,
    allowWhatsApp: values.allowWhatsApp,
    country: countryName,
    countryCode: country,
    formName: 'Proposal',
    origin: modelYear === '' ? 'site' : 'configurator',
    ...tracking,
    retUrl: url.origin + url.pathname,
    referer: refererOf(url, tracking),
  }
}

const personOf = ({ name, cpf, document }: ProposalValues, country: 'BR' | 'AR'): LeadBody => ({
  firstName: name,
  ...(country === 'BR' ? { cpf } : argentineNumber(document)),
})

function companyOf(values: ProposalValues, country: 'BR' | 'AR'): LeadBody {
  const { corporateName, contactName, cnpj, companyDocument, totalVehicles, hasTwoYearCnpj } = values
  return {
    corporateName,
    contactName,
    hasTwoYearCnpj,
    ...(totalVehicles.trim() === '' ? {} : { totalVehicles: totalVehicles.trim() }),
    ...(country === 'BR' ? { cnpj } : { cuil: companyDocument }),
  }
}

const argentineNumber = (value: string): LeadBody =>
  value.replace(/\D/g, '').length > 8 ? { cuil: value } : { dni: value }

function addressOf(values: ProposalValues): LeadBody {
  const { userPostalCode, street, homeNumber, complement, neighborhood, cidade, uf } = values
  return { userPostalCode, street, homeNumber, complement, neighborhood, cidade, uf }
}

/** Argentina asks the province by itself: a town of another one is left out. */
function placeOf(stateCode: string, place: Sent['place'], country: 'BR' | 'AR'): LeadBody {
  if (country === 'BR') return { stateCode: place?.stateCode ?? '', cityName: place?.cityName ?? '' }
  return { stateCode, cityName: place?.stateCode === stateCode ? place.cityName : '' }
}

/** The whole address holds the configured car; campaign parameters stay only where the visitor accepted marketing. */
function refererOf({ origin, pathname, searchParams }: URL, tracking: Tracking): string {
  const query = new URLSearchParams(searchParams)
  const mayTell = tracking.source !== undefined || tracking.gClid !== undefined
  if (!mayTell) for (const name of MARKETING_PARAMETERS) query.delete(name)
  const text = query.toString()
  return origin + pathname + (text === '' ? '' : `?${text}`)
}
