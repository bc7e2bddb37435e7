import type { Agenda, DeskAppointment } from '@volante/contract/scheduler'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { calendarPath, type Shown } from './calendar-address.ts'
import css from './calendar.module.css'
import { isOpen } from './columns.ts'

const nameOf = (resources: Agenda['resources'], code: string | null): string | undefined =>
  resources.find((one) => one.code === code)?.name

interface ItemCardProps {
  readonly item: DeskAppointment
  readonly shown: Shown
  readonly resources: Agenda['resources']
}

/** An appointment with its code: A confirmed, P pending, R rejected, C cancelled. */
export function ItemCard({ item, shown, resources }: ItemCardProps) {
  const { t, date } = useTexts()
  const { id, code, name, time, kind, service, model, sellerCode, resourceCode, isLate } = item
  const facts = [
    service ?? t('desk.calendar.for', { kind }),
    model,
    nameOf(resources, resourceCode),
    sellerCode === resourceCode ? null : nameOf(resources, sellerCode),
  ]
  return (
    <Link
      to={calendarPath({ ...shown, move: undefined, open: id })}
      className={css.item}
      data-code={code}
      data-item={isOpen(item) ? id : undefined}
      draggable={isOpen(item)}
      aria-current={shown.open === id ? 'true' : undefined}
      preventScrollReset
    >
      <span className={css.line}>
        <abbr className={css.code} title={t('desk.calendar.code', { code })}>
          {code}
        </abbr>{' '}
        <span className="tabular">{time ?? date(item.startsAt, 'time')}</span>{' '}
        {isLate ? <span className={css.late}>{t('desk.calendar.late')}</span> : null}
      </span>
      <span className="strong">{name}</span>
      <span className="small">{facts.filter(Boolean).join(' · ')}</span>
    </Link>
  )
}

interface BlockCardProps {
  readonly block: Agenda['blocks'][number]
  readonly resources: Agenda['resources']
  readonly isFixed: boolean
}

/** Time that is kept free: code B. */
export function BlockCard({ block, resources, isFixed }: BlockCardProps) {
  const { t } = useTexts()
  const { id, from, to, reason, resourceCode } = block
  return (
    <div className={css.item} data-code="B">
      <span className={css.line}>
        <abbr className={css.code} title={t('desk.calendar.code', { code: 'B' })}>
          B
        </abbr>{' '}
        <span className="tabular">
          {from}–{to}
        </span>
      </span>
      <span className="strong">{reason}</span>
      <span className="small">{nameOf(resources, resourceCode) ?? t('desk.calendar.whole')}</span>
      {isFixed ? null : (
        <PostButton
          variant="quiet"
          fields={{ act: 'unblock', id }}
          aria-label={t('desk.calendar.unblockOf', { reason })}
        >
          {t('desk.calendar.unblock')}
        </PostButton>
      )}
    </div>
  )
}
