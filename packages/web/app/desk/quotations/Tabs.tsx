import type { KeyboardEvent } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import css from './quotations.module.css'
import { type Tab, TABS } from './use-quoted.ts'

interface TabsProps {
  readonly open: Tab
  readonly onOpen: (tab: Tab) => void
  /** Tabs with something that is not saved. */
  readonly changed: readonly Tab[]
}

/** Arrow keys go from tab to tab; one that holds something unsaved says so in words. */
export function Tabs({ open, onOpen, changed }: TabsProps) {
  const { t } = useTexts()
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = TABS.at((TABS.indexOf(open) + step) % TABS.length) ?? open
    onOpen(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div role="tablist" aria-label={t('quotation.tabs')} className={css.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-selected={tab === open}
          aria-controls={`panel-${tab}`}
          tabIndex={tab === open ? 0 : -1}
          className={css.tab}
          onClick={() => onOpen(tab)}
          onKeyDown={move}
        >
          {t(`quotation.tab.${tab}`)}{' '}
          {changed.includes(tab) && <span className={css.unsaved}>{t('quotation.unsaved')}</span>}
        </button>
      ))}
    </div>
  )
}
