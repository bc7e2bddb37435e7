import type { Today } from '@volante/contract/work'
import type { Texts } from '../../texts/texts.tsx'
import type { FigureGroup } from './FigureTable.tsx'
import { figuresOf } from './today-figures.ts'

interface FigureTable {
  readonly title: string
  readonly groups: readonly FigureGroup[]
}

const TABLES = ['stages', 'replies', 'promises', 'stock'] as const

/** A day is one wherever it is read. */
const dayIn = (day: string, date: Texts['date']): string => date(`${day}T12:00:00Z`)
const daysOf = ({ from, to }: Today, date: Texts['date']) => ({ from: dayIn(from, date), to: dayIn(to, date) })

/** What became of the last days and what stands, as tables; one that would be empty is left out. */
export function figureTables(today: Today, { t, date }: Pick<Texts, 't' | 'date'>): FigureTable[] {
  const days = daysOf(today, date)
  const tables = TABLES.map(
    (part): FigureTable => ({
      title: t(`desk.today.${part}`, days),
      groups: [{ figures: figuresOf(today, part) }],
    }),
  )
  return [funnelOf(today, { t, date }), ...tables].filter(({ groups }) =>
    groups.some(({ figures }) => figures.length > 0),
  )
}

/** From the pages that are opened to the cars that are handed over; pages are of a site, so who works for a dealer begins at the contact. */
function funnelOf(today: Today, { t, date }: Pick<Texts, 't' | 'date'>): FigureTable {
  const days = daysOf(today, date)
  const [views, people] = [figuresOf(today, 'views'), figuresOf(today, 'funnel')]
  if (views.length === 0) return { title: t('desk.today.funnel', days), groups: [{ figures: people }] }
  const note = today.viewsFrom === null ? undefined : t('desk.today.views.from', { day: dayIn(today.viewsFrom, date) })
  const pages = { head: t('desk.today.views.head'), note, figures: views }
  if (people.length === 0) return { title: t('desk.today.views', days), groups: [pages] }
  return {
    title: t('desk.today.funnel.whole', days),
    groups: [pages, { head: t('desk.today.funnel.head'), figures: people }],
  }
}
