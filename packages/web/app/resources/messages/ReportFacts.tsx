import type { Report } from '@volante/contract/reporting'
import { useTexts } from '../../texts/texts.tsx'
import { Written } from './Written.tsx'

/** What was reported and of what, beyond the list's columns. */
export function ReportFacts({ report }: { readonly report: Report }) {
  const { t, byKey, number } = useTexts()
  const { product, mileage } = report
  const facts = {
    [t('resources.reports.product')]: product && (byKey(`resources.reports.product.${product}`) || product),
    [t('resources.reports.mileage')]: mileage && `${number(Number(mileage))} km`,
  }
  return <Written noun="reports" of={report} facts={facts} />
}
