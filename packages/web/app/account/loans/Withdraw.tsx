import type { Proposal } from '@volante/contract/financing-proposals'
import { isWithdrawable } from '@volante/domain/financing/proposal'
import { PostButton } from '../../forms/PostButton.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'

/** Taking a proposal back ends the consent it was sent with (LGPD art. 8 § 5), so it is never further away than sending was. */
export function Withdraw({ loan: { state, orderId } }: { readonly loan: Proposal }) {
  const { t } = useTexts()
  if (!isWithdrawable(state, orderId !== null)) return null
  return (
    <Disclosure title={t('loan.withdraw.title')}>
      <p>{t('loan.withdraw.text')}</p>
      <PostButton fields={{ withdraw: 'yes' }}>{t('loan.withdraw.do')}</PostButton>
    </Disclosure>
  )
}
