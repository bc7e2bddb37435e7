import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { X } from '../../ui/action/icons.ts'
import { Row } from '../../ui/layout/Stack.tsx'
import { type FilterField, filterWords } from './filter-fields.ts'
import { type ListAddress, type ListState, narrowedTo } from './list-address.ts'
import css from './list.module.css'

interface ChipsProps<Name extends string> {
  readonly list: ListAddress<Name>
  readonly chosen: ListState<Name>
  readonly fields: readonly FilterField<Name>[]
}

/** What the list is narrowed to, in words; a press takes one filter away. */
export function Chips<Name extends string>({ list, chosen, fields }: ChipsProps<Name>) {
  const texts = useTexts()
  const { t } = texts
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const narrowed = fields.filter(({ name, needsOne }) => chosen[name] !== '' && !needsOne)
  // The chip that was pressed has gone: the next one has the focus, or what follows the last.
  useEffect(() => {
    if (!isPressed.current || document.activeElement !== document.body) return
    isPressed.current = false
    ;(place.current?.querySelector('a') ?? place.current)?.focus({ preventScroll: true })
  }, [chosen])
  return (
    <div ref={place} tabIndex={-1} className={css.chips}>
      {narrowed.length > 0 && (
        <Row as="ul" role="list" gap={2} aria-label={t('work.filter.chosen')}>
          {narrowed.map((field) => {
            const filter = filterWords(texts, field, chosen[field.name])
            return (
              <li key={field.name}>
                <Link
                  to={narrowedTo(list, chosen, { [field.name]: '' })}
                  className={css.chip}
                  onClick={() => (isPressed.current = true)}
                  preventScrollReset
                >
                  <span className="unseen">{t('work.filter.remove')} </span>
                  <span>{filter}</span>
                  <Icon icon={X} size={14} />
                </Link>
              </li>
            )
          })}
        </Row>
      )}
    </div>
  )
}
