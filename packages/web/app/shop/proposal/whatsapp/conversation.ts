import { phoneArDigits } from '@volante/domain/person/phone-ar'
import { phoneBrDigits } from '@volante/domain/person/phone-br'
import { data } from 'react-router'
import { handleForm, showAgain } from '../../../forms/handle-form.ts'
import { callRefusal } from '../../../shell/call-refusal.ts'
import type { Page } from '../../../shell/page-context.ts'
import type { ProposalAnswer } from '../proposal-answer.ts'
import { conversationForm, nameField } from '../proposal-form.ts'
import type { RequestedCar } from '../requested-car.ts'

/** Takes the form and the car; returns it with the link that opens the conversation, null where there is none. A failure never reaches the form. */
export async function startConversation(page: Page, posted: FormData, car: RequestedCar | null) {
  const { api, site } = page
  return handleForm(page, conversationForm, posted, async (values) => {
    const digits = (site.country === 'BR' ? phoneBrDigits : phoneArDigits)(values.phone)
    const about = car ? { model: car.modelName, version: car.versionName, color: car.colorName } : {}
    const answer = (link: string | null) => data<ProposalAnswer>({ ...showAgain(posted).data, link })
    try {
      const name = values[nameField(values)]
      const body = { phoneNumber: `0${digits}`, name, dealer: values.dealerCode, brand: site.brand, ...about }
      const { link } = await api.whatsappLead.send({ params: { brand: site.brand }, body })
      return answer(link)
    } catch (error) {
      if (!callRefusal(error)) throw error
      return answer(null)
    }
  })
}
