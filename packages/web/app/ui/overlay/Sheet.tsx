import { type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import css from './Sheet.module.css'
import { useSheetDrag } from './use-sheet-drag.ts'

export interface SheetProps {
  /** Names the region. */
  readonly label: string
  /** Shares of the view's height at which the sheet rests, rising. */
  readonly detents?: readonly number[]
  readonly detent: number
  readonly onDetentChange: (detent: number) => void
  /** Always in view, also at the lowest stop. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

interface SheetStyle extends CSSProperties {
  readonly '--sheet': number
}

const DETENTS = [0.2, 0.52, 0.92] as const

/** Stands below what it belongs to on an upright phone, which gets the room it leaves; a plain column on wider screens. Around it `--head` and `--bar` say what lies above and below both. */
export function Sheet({ label, detents = DETENTS, detent, onDetentChange, head, children }: SheetProps) {
  const texts = useTexts()
  const { sheet, handlers } = useSheetDrag(detents, onDetentChange)
  const last = detents.length - 1
  const style: SheetStyle = { '--sheet': detents[detent] ?? 0.5 }
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    onDetentChange(Math.max(0, Math.min(last, detent + by)))
  }
  return (
    <section ref={sheet} className={css.sheet} style={style} aria-label={label}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={detent > 0}
        aria-label={texts.t(detent < last ? 'ui.sheetMore' : 'ui.sheetLess')}
        onKeyDown={move}
        onClick={() => onDetentChange(detent < last ? detent + 1 : 0)}
        {...handlers}
      >
        <span className={css.grip} />
      </button>
      {head ? <div className={css.head}>{head}</div> : null}
      <div className={css.content}>{children}</div>
    </section>
  )
}
