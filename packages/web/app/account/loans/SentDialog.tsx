import type { Proposal } from '@volante/contract/financing-proposals'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Notice } from '../Notice.tsx'

/** What came of sending: in a dialog once, and on the page for who has no script. */
export function SentDialog({ loan }: { readonly loan: Proposal }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  return (
    <>
      <Notice>{t('financing.proposal.success')}</Notice>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('financing.proposal.success')}
        size="small"
        footer={
          <Button variant="primary" onClick={close}>
            {t('loan.sent.follow')}
          </Button>
        }
      >
        <p>{t('loan.sent.text', { number: loan.proposalNumber, lender: loan.lender })}</p>
      </Dialog>
    </>
  )
}
