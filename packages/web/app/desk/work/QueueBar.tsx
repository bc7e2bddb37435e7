import type { QueuedOrder } from '@volante/contract/work'
import type { Queue } from '@volante/domain/order/queues'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { Soft } from '../../work/Soft.tsx'
import { WORK_PATH } from './queue-address.ts'

interface QueueBarProps {
  readonly queue: Queue
  readonly id: string
  /** Null where the order has left the queue. */
  readonly item: QueuedOrder | null
}

/** From which queue an order was opened, who has it, and how to go on without deciding. */
export function QueueBar({ queue, id, item }: QueueBarProps) {
  const { t } = useTexts()
  const to = `${WORK_PATH}/${queue}`
  const claim = item?.claim
  const holder = claim
    ? claim.isOwn
      ? t('work.bar.own')
      : t('work.bar.other', { name: claim.by })
    : t('work.bar.free')
  return (
    <Row gap={[1, 3]} as="nav" aria-label={t('work.bar')}>
      <Link to={to}>{t(`work.queue.${queue}`)}</Link>
      <Soft>{item ? holder : t('work.bar.left')}</Soft>
      {item && !claim && (
        <PostButton action={to} fields={{ intent: 'claim', order: id }}>
          {t('work.queue.claim')}
        </PostButton>
      )}
      <PostButton action={to} fields={{ intent: 'skip', order: id }}>
        {t(item ? 'work.bar.skip' : 'work.queue.next')}
      </PostButton>
    </Row>
  )
}
