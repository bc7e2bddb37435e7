import type { ChargeView } from '@volante/contract/order-shapes'
import { useTexts } from '../../texts/texts.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import css from './pay.module.css'

/** The bank is being asked: the page goes on by itself, and may be left. */
export function Processing({ charge }: { readonly charge: ChargeView }) {
  const { t } = useTexts()
  return (
    <div className={css.waiting} role="status">
      <Spinner size={32}>{t(`checkout.processing.${charge.type}`)}</Spinner>
      <p className="soft small">{t('checkout.processing.text')}</p>
    </div>
  )
}
