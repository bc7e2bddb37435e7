import { type ReactNode, useRef, useState } from 'react'
import { Form } from 'react-router'
import { XsrfField } from '../../shell/session/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { IconButton } from '../../ui/action/IconButton.tsx'
import { ChevronsUpDown } from '../../ui/action/icons.ts'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { Soft } from '../Soft.tsx'
import css from './order.module.css'
import { useOrderDrag } from './use-order-drag.ts'

/** A row that has a place among others. */
interface OrderedRow {
  readonly id: string
  readonly name: string
  /** What else tells which row it is. */
  readonly facts?: ReactNode
}

interface OrderListProps {
  readonly label: string
  readonly rows: readonly OrderedRow[]
  /** Of the order that was read: posted with each move. */
  readonly version: string
}

/** Rows in an order of their own: carried by their handles, or sent to a place by its number. Each move posts `key`, `to` (from 1) and `version`. */
export function OrderList({ label, rows, version }: OrderListProps) {
  const { t } = useTexts()
  const [status, setStatus] = useState('')
  const forms = useRef(new Map<string, HTMLFormElement>())
  const { list, held, handle } = useOrderDrag({
    count: rows.length,
    version,
    drop(from, to) {
      const form = forms.current.get(rows[from]?.id ?? '')
      const place = form?.elements.namedItem('to')
      if (place instanceof HTMLInputElement) place.value = String(to + 1)
      form?.requestSubmit()
    },
    tell: (what, { from, to }) =>
      setStatus(t(`work.order.${what}`, { name: rows[from]?.name ?? '', place: to + 1, total: rows.length })),
  })
  return (
    <>
      <p className="soft small">{t('work.order.hint')}</p>
      <ol ref={list} role="list" aria-label={label} className={css.list}>
        {rows.map(({ id, name, facts }, at) => (
          <li
            key={id}
            data-row={id}
            data-held={held?.from === at || undefined}
            data-drop={held?.to === at && held.from !== at ? (held.from < at ? 'after' : 'before') : undefined}
          >
            <IconButton
              icon={ChevronsUpDown}
              label={t('work.order.handle', { name })}
              className={css.handle}
              aria-pressed={held?.from === at}
              {...handle(at)}
            />
            <span className={css.name}>
              <span>{name}</span>
              <Soft>{facts}</Soft>
            </span>
            <Form
              method="post"
              key={version}
              ref={(form) => {
                if (form) forms.current.set(id, form)
              }}
              className={css.place}
              preventScrollReset
            >
              <XsrfField />
              <input type="hidden" name="intent" value="move" />
              <input type="hidden" name="key" value={id} />
              <input type="hidden" name="version" value={version} />
              <input
                type="number"
                name="to"
                min={1}
                max={rows.length}
                required
                defaultValue={at + 1}
                aria-label={t('work.order.place', { name })}
              />
              <Button type="submit" size="small" variant="quiet" aria-label={t('work.order.moveOf', { name })}>
                {t('work.order.move')}
              </Button>
            </Form>
          </li>
        ))}
      </ol>
      <LiveRegion>{status}</LiveRegion>
    </>
  )
}
