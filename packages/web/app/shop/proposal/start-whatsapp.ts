import { personNameRefusal } from '@volante/domain/person-name'
import { phoneRefusal } from '@volante/domain/phone'
import { phoneArDigits } from '@volante/domain/phone-ar'
import { phoneBrDigits } from '@volante/domain/phone-br'
import { callRefusal } from '../../shell/call-refusal.ts'
import type { Page } from '../../shell/page-context.ts'
import type { FieldErrors } from './answer.ts'
import type { ProposalValues } from './fields.ts'
import type { RequestedCar } from './requested-car.ts'
import { nameField, type WhatsAppStart } from './whatsapp-start.ts'

type Shop = Pick<Page, 'api' | 'site'>

/** Takes the form's values and the car; answers the link that opens the conversation, or why there is none. A failure never reaches the form. */
export async function startWhatsApp(
  { api, site }: Shop,
  values: ProposalValues,
  car: RequestedCar | null,
): Promise<WhatsAppStart> {
  const field = nameField(values)
  const errors = refusedFields(values, site.country, field)
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors }
  const digits = (site.country === 'BR' ? phoneBrDigits : phoneArDigits)(values.phone)
  const about = car ? { model: car.modelName, version: car.versionName, color: car.colorName } : {}
  try {
    const { link } = await api.whatsappLead.send({
      params: { brand: site.brand },
      body: {
        phoneNumber: `0${digits}`,
        name: values[field],
        dealer: values.dealerCode,
        brand: site.brand,
        ...about,
      },
    })
    return { kind: 'ready', link }
  } catch (error) {
    if (!callRefusal(error)) throw error
    return { kind: 'failed' }
  }
}

function refusedFields(values: ProposalValues, country: 'BR' | 'AR', field: 'name' | 'contactName'): FieldErrors {
  const name = personNameRefusal(values[field])
  const phone = phoneRefusal(values.phone, country)
  return { ...(name ? { [field]: name } : {}), ...(phone ? { phone } : {}) }
}
