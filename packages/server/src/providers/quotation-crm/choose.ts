import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { builtInQuotationCrm, demoQuotationCrm } from './built-in.ts'
import { httpQuotationCrm } from './http-crm.ts'
import type { QuotationCrm } from './provider.ts'

/** Without an address the desk keeps its quotations itself. */
export function createQuotationCrm(settings: Settings): QuotationCrm {
  const { QUOTATION_CRM_URL: url, QUOTATION_CRM_TOKEN: token, VOLANTE_DEMO: isDemo } = settings
  if (url && !token) throw new SettingsError('Wrong settings:\n  QUOTATION_CRM_URL needs QUOTATION_CRM_TOKEN beside it')
  if (url && token) return httpQuotationCrm({ url, token })
  return isDemo ? demoQuotationCrm : builtInQuotationCrm
}
