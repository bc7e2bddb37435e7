import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFetcher, useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { FIND_PATH } from '../find/find-path.ts'
import type { loader } from '../find/find.page.tsx'
import { useFound } from '../find/use-found.ts'
import { Soft } from '../Soft.tsx'
import css from './frame.module.css'

interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Pages, actions and records by a few letters, from anywhere in the workplace. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const { t } = useTexts()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('work.find.title')}>
      <Search onClose={onClose} />
    </Dialog>
  )
}

const PAUSE_MS = 150

function Search({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const list = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const records = useRecords(typed)
  const found = useFound(typed, records)
  const active = Math.min(at, found.length - 1)
  const open = (to: string | undefined) => {
    if (to === undefined) return
    onClose()
    void navigate(to)
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Enter') open(found[active]?.to)
    if (step !== 0 && found.length > 0) setAt((active + step + found.length) % found.length)
    if (step !== 0 || event.key === 'Enter') event.preventDefault()
  }
  return (
    <>
      <TextField
        id="palette"
        label={t('work.find.words')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found.length > 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        ref={focusFirst}
        maxLength={80}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <p role="status" className="unseen">
        {t('work.find.count', { count: found.length })}
      </p>
      <div role="listbox" id={list} aria-label={t('work.find.title')} className={css.found}>
        {found.map(({ to, name, kind, about }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the focus and its keys
          <div
            key={to}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? reveal : undefined}
            onClick={() => open(to)}
          >
            {name} <Soft>{[t(`work.find.kind.${kind}`), about].filter(Boolean).join(', ')}</Soft>
          </div>
        ))}
      </div>
    </>
  )
}

/** The browser's own attribute, which React does not write: a dialog that opens gives the focus to who bears it. */
const focusFirst = (field: HTMLInputElement | null) => field?.setAttribute('autofocus', '')

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** Takes what is typed; returns the records of the last answer, asked for after a pause. */
function useRecords(typed: string) {
  const { load, data } = useFetcher<typeof loader>()
  const asked = useRef('')
  useEffect(() => {
    if (typed === asked.current) return
    const timer = setTimeout(() => {
      asked.current = typed
      void load(`${FIND_PATH}?${new URLSearchParams({ q: typed })}`)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, load])
  return data?.typed === typed ? data.records : []
}
