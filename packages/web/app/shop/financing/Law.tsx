import { useSite } from '../../shell/root-data.ts'
import { basePath } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { type OfCar, useHref } from './Terms.tsx'

interface LawProps {
  readonly plan: { readonly legalText: string; readonly validFrom: string; readonly validTo: string | null }
}

/** The legal text of a plan and from when to when its conditions hold. */
export function Law({ plan: { legalText, validFrom, validTo } }: LawProps) {
  const { t, date } = useTexts()
  const day = (one: string) => date(`${one}T12:00:00Z`)
  return (
    <p className="soft small">
      {legalText}{' '}
      {validTo
        ? t('financing.validity', { from: day(validFrom), to: day(validTo) })
        : t('financing.validitySince', { from: day(validFrom) })}
    </p>
  )
}

/** Every payment to take away: on paper, and for spreadsheets. */
export function Files(ofCar: OfCar) {
  const { t } = useTexts()
  const base = `${basePath(useSite())}/financing`
  const query = useHref(ofCar)({ price: ofCar.chosen.wish.priceCents }).split('?')[1] ?? ''
  return (
    <Row gap={[0, 5]}>
      <a href={`${base}/paper?${query}`} download className="tap">
        {t('financing.downloadPaper')}
      </a>
      <a href={`${base}/table?${query}`} download className="tap">
        {t('financing.download')}
      </a>
    </Row>
  )
}
