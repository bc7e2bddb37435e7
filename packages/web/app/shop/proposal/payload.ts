import type { LeadBody } from '@volante/contract/lead'
import { MARKETING_PARAMETERS } from './marketing-parameters.ts'
import type { ProposalValues, Tracking } from './fields.ts'

interface Sent {
  readonly country: 'BR' | 'AR'
  readonly countryName: string
  /** The page's address. */
  readonly url: URL
  readonly tracking: Tracking
}

/** Takes the form's values and where they were sent from; answers the lead as the documents name its fields: the payload of the person type (spec platform §3). */
export function leadBodyOf(values: ProposalValues, sent: Sent): LeadBody {
  const { country, countryName, url, tracking } = sent
  return {
    ...(values.leadPersonType === 'legalPerson' ? companyOf(values, country) : personOf(values, country)),
    ...addressOf(values),
    ...placeOf(values, country),
    leadPersonType: values.leadPersonType,
    email: values.email,
    phone: values.phone,
    description: values.description,
    dealersCode: values.dealerCode,
    productCode: values.productCode,
    msc_ano_modelo: values.modelYear,
    preferred_contact_method: values.preferredContactMethod,
    allowSMS: values.allowSMS,
    allowPhone: values.allowPhone,
    allowEmail: values.allowEmail,
    allowWhatsApp: values.allowWhatsApp,
    country: countryName,
    countryCode: country,
    formName: 'Proposal',
    origin: values.modelYear === '' ? 'site' : 'configurator',
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
function placeOf({ stateCode, cityName, cityState }: ProposalValues, country: 'BR' | 'AR'): LeadBody {
  if (country === 'BR') return { stateCode: cityState, cityName }
  return { stateCode, cityName: cityState === stateCode ? cityName : '' }
}

/** The whole address holds the configured car; campaign parameters stay only where the visitor accepted marketing. */
function refererOf({ origin, pathname, searchParams }: URL, tracking: Tracking): string {
  const query = new URLSearchParams(searchParams)
  const mayTell = tracking.source !== undefined || tracking.gClid !== undefined
  if (!mayTell) for (const name of MARKETING_PARAMETERS) query.delete(name)
  const text = query.toString()
  return origin + pathname + (text === '' ? '' : `?${text}`)
}
