import { useTexts } from '../texts/texts.tsx'
import { Price } from '../ui/data/Price.tsx'

/** A surcharge; nothing extra is said in a word instead of a zero. */
export function PartPrice({ amount }: { readonly amount: number | null }) {
  const { t } = useTexts()
  return amount === 0 ? <>{t('configurator.included')}</> : <Price amount={amount} isDifference />
}
