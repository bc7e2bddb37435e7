import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import type { Pay } from './load-pay.ts'
import type { NotAgain } from './order-again.ts'
import css from './pay.module.css'

const isNotAgain = (answer: unknown): answer is NotAgain =>
  typeof answer === 'object' && answer !== null && 'view' in answer && answer.view === 'notAgain'

/** The time is over: nothing was charged, and one button orders the same again (CK2, CK6). */
export function OrderOver({ pay, answer }: { readonly pay: Pay; readonly answer: unknown }) {
  const { t } = useTexts()
  const site = useSite()
  const { order, state, idempotencyKey } = pay
  const isPaid = order.ledger.paid > 0 || order.refunds.length > 0
  const reason = order.endReason ?? t(`checkout.over.${state.view === 'timeUp' ? 'timeUp' : 'other'}.text`)
  return (
    <div className={css.over}>
      <p className="text-18">{reason}</p>
      <p>{t(isPaid ? 'checkout.over.goesBack' : 'checkout.over.nothingCharged')}</p>
      {isNotAgain(answer) ? (
        <InlineMessage
          tone="bad"
          title={answer.message}
          isLive
          actions={<a href={pathTo(site, 'reserve')}>{t('checkout.gone.goOn')}</a>}
        >
          {t('checkout.over.notAgain')}
        </InlineMessage>
      ) : (
        <PostButton
          fields={{ form: 'again', key: idempotencyKey }}
          variant="primary"
          size="large"
          pending={t('checkout.over.pending')}
        >
          {t('checkout.over.again')}
        </PostButton>
      )}
      <p className="soft small">{t('checkout.over.kept')}</p>
    </div>
  )
}
