import type { DeskAppointment } from '@volante/contract/scheduler'
import { type DragEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { calendarPath, type Shown } from './calendar-address.ts'
import css from './calendar.module.css'
import { type Column, type Half } from './columns.ts'
import { BlockCard, ItemCard } from './Cards.tsx'
import type { Agenda } from '@volante/contract/scheduler'

interface ColumnsProps {
  readonly columns: readonly Column[]
  readonly shown: Shown
  readonly today: string
  readonly moving: DeskAppointment | null
  readonly resources: Agenda['resources']
}

const MOVE_FORM = 'move-form'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Days or resources beside each other. What is dragged, or moved by its key, shows where it may go: each place a button. */
export function Columns({ columns, shown, today, moving, resources }: ColumnsProps) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const grid = useRef<HTMLDivElement>(null)
  const goTo = (next: Shown) => void navigate(calendarPath(next), { replace: true, preventScrollReset: true })
  const stay = { ...shown, move: undefined }
  const isDragging = useRef(false)
  const movingId = moving?.id
  useEffect(() => {
    if (movingId && !isDragging.current) grid.current?.querySelector<HTMLElement>('[data-target]')?.focus()
  }, [movingId, shown.day, shown.view])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape' && moving) return goTo(stay)
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const id = target.dataset.item
    if (event.key.toLowerCase() === 'm' && id) return goTo({ ...shown, open: undefined, move: id })
    const step = STEPS[event.key]
    if (!step || target.dataset.target === undefined) return
    event.preventDefault()
    const all = [...(grid.current?.querySelectorAll<HTMLElement>('[data-target]') ?? [])]
    all[(all.indexOf(target) + step + all.length) % all.length]?.focus()
  }
  /** The place under the pointer: the button itself, or the first one of its half day. */
  const placeAt = ({ target }: DragEvent<HTMLDivElement>) => {
    const under = target instanceof Element ? target : null
    return (
      under?.closest<HTMLButtonElement>('[data-target]') ??
      under?.closest('[data-half]')?.querySelector<HTMLButtonElement>('[data-target]') ??
      null
    )
  }
  return (
    <>
      {moving ? (
        <Form id={MOVE_FORM} method="post" className={css.moving}>
          <XsrfField />
          <input type="hidden" name="id" value={moving.id} />
          <p role="status">{t('desk.calendar.moving', { name: moving.name })}</p>
          <Link to={calendarPath(stay)}>{t('desk.calendar.keep')}</Link>
        </Form>
      ) : (
        <p className="soft small">{t('desk.calendar.how')}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys and drags on top of links and buttons that work by themselves */}
      <div
        ref={grid}
        className={css.columns}
        data-view={shown.view}
        onKeyDown={press}
        onDragStart={({ target }) => {
          const id = target instanceof HTMLElement ? target.dataset.item : undefined
          isDragging.current = true
          if (id) goTo({ ...shown, open: undefined, move: id })
        }}
        onDragOver={(event) => {
          if (moving && placeAt(event)) event.preventDefault()
        }}
        onDrop={(event) => {
          event.preventDefault()
          const place = placeAt(event)
          isDragging.current = false
          if (place) place.click()
          else goTo(stay)
        }}
        onDragEnd={({ dataTransfer }) => {
          if (dataTransfer.dropEffect === 'none' && isDragging.current) goTo(stay)
          isDragging.current = false
        }}
      >
        {columns.map((column) => (
          <section key={column.key} className={css.column} aria-labelledby={`column-${column.key}`}>
            <ColumnHead column={column} isToday={column.day === today} view={shown.view} />
            {column.halves.map((half) => (
              <div key={half.period} className={css.half} data-half={half.period}>
                <HalfDay half={half} column={column} shown={shown} resources={resources} isMoving={moving !== null} />
              </div>
            ))}
          </section>
        ))}
      </div>
    </>
  )
}

function ColumnHead({
  column,
  isToday,
  view,
}: {
  readonly column: Column
  readonly isToday: boolean
  readonly view: Shown['view']
}) {
  const { t, date } = useTexts()
  const { key, day, resource, hours, isHoliday } = column
  const open = hours.map(({ from, to }) => `${from}–${to}`).join(', ')
  return (
    <header className={css.columnHead}>
      <h2 id={`column-${key}`} aria-current={isToday && view === 'week' ? 'date' : undefined}>
        {view === 'resources' ? (resource?.name ?? t('desk.calendar.unnamed')) : date(`${day}T12:00:00Z`, 'day')}
      </h2>
      <p className="soft small">
        {view === 'resources' && resource
          ? t('desk.calendar.kind', { kind: resource.kind })
          : isHoliday
            ? t('desk.calendar.holiday')
            : open || t('desk.calendar.closed')}
      </p>
    </header>
  )
}

interface HalfDayProps {
  readonly half: Half
  readonly column: Column
  readonly shown: Shown
  readonly resources: Agenda['resources']
  readonly isMoving: boolean
}

function HalfDay({ half, column, shown, resources, isMoving }: HalfDayProps) {
  const { t } = useTexts()
  const { period, items, blocks, targets } = half
  const where = column.resource?.name ?? column.day
  return (
    <>
      <h3 className="soft small">{t('desk.calendar.period', { period })}</h3>
      {blocks.map((block) => (
        <BlockCard key={block.id} block={block} resources={resources} isFixed={isMoving} />
      ))}
      {items.map((item) => (
        <ItemCard key={item.id} item={item} shown={shown} resources={resources} />
      ))}
      {targets.map(({ value, time }) => (
        <Button
          key={value}
          type="submit"
          size="small"
          form={MOVE_FORM}
          name="to"
          value={value}
          data-target=""
          aria-label={t('desk.calendar.moveTo', { where, time: time ?? t('desk.calendar.period', { period }) })}
        >
          {time ?? t('desk.calendar.here')}
        </Button>
      ))}
      {items.length + blocks.length + targets.length === 0 ? <p className="soft small">–</p> : null}
    </>
  )
}
