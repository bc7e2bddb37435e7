import { QUOTATION_SAVE_CODES } from '@volante/domain/status'
import { isOneOf } from '@volante/domain/choice'
import type { QuotationCrm } from './provider.ts'

/** The desk itself is the system: a quotation is there already, under its number. */
export const builtInQuotationCrm: QuotationCrm = {
  name: 'built-in',
  save: async ({ number }) => ({ id: number }),
  forget: async () => {},
}

/** The same for the demo, where the end of an opportunity's name plays what can go wrong: `#001` to `#006` a refusal by that code, `#down` a system that does not answer. */
export const demoQuotationCrm: QuotationCrm = {
  ...builtInQuotationCrm,
  name: 'demo',
  async save({ number, opportunityName }) {
    const [, played = ''] = /#(\w+)$/.exec(opportunityName) ?? []
    if (played === 'down') throw new Error('the demo plays a system that does not answer')
    return isOneOf(QUOTATION_SAVE_CODES, played) ? { code: played } : { id: number }
  },
}
