import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { ArrowDown, ArrowUp } from '../../ui/action/icons.ts'
import { movedColumn } from './columns.ts'

interface ColumnProps {
  readonly name: string
  readonly title: string
  readonly shown: readonly string[]
  /** Takes the columns to show; returns the list with them. */
  readonly to: (columns: readonly string[]) => string
  readonly show: (isOn: boolean) => void
  readonly moved: (arrow: string, words: string) => void
}

/** Shown or not, and one place earlier or later. */
export function Column({ name, title, shown, to, show, moved }: ColumnProps) {
  const { t } = useTexts()
  const words = { name: title }
  const isShown = shown.includes(name)
  const box = useRef<HTMLInputElement>(null)
  // It follows the address too: Back, or the list's own columns again.
  useEffect(() => {
    if (box.current) box.current.checked = isShown
  }, [isShown])
  return (
    <li>
      <label>
        <input
          type="checkbox"
          name="columns"
          value={name}
          ref={box}
          defaultChecked={isShown}
          onChange={({ target }) => show(target.checked)}
        />
        {title}
      </label>
      {([-1, 1] as const).map((step) => {
        const columns = movedColumn(shown, name, step)
        if (!columns) return null
        const place = columns.indexOf(name) + 1
        return (
          <Link
            key={step}
            to={to(columns)}
            data-move={`${name} ${step}`}
            aria-label={step === -1 ? t('work.columns.earlier', words) : t('work.columns.later', words)}
            onClick={() => moved(`${name} ${step}`, t('work.columns.moved', { ...words, place }))}
            preventScrollReset
          >
            <Icon icon={step === -1 ? ArrowUp : ArrowDown} size={16} />
          </Link>
        )
      })}
    </li>
  )
}
