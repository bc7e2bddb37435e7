import type { Country } from '@volante/domain/vocabulary'
import type { Ctx } from '../../platform/http/ctx.ts'
import { notify } from '../notifications/api.ts'

interface ReportedError {
  readonly id: string
  readonly country: Country
  readonly journey_id: string
  readonly dealer_code: string | null
}

/** In a write: the people of its dealer, or of its country where it is of none, are told of an error. */
export const tellOfError = (ctx: Ctx, { id, country, journey_id, dealer_code }: ReportedError): Promise<void> =>
  notify(ctx, 'integrationError', {
    subject: id,
    cause: `${id} ${ctx.now.toISOString()}`,
    told: { journey: journey_id },
    to: { countries: [country], ...(dealer_code === null ? {} : { dealerCode: dealer_code }) },
  })
