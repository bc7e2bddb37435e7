import type { FileAnswer } from '@volante/contract/kit'
import { formatDay } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { writePdf } from '../../platform/papers/pdf-writer.ts'
import type { shownTerm } from './terms.ts'
import type { Warranty } from './warranty.ts'

type Shown = ReturnType<typeof shownTerm> & Partial<Warranty['coverages'][number]>

interface Paper {
  /** The model. */
  readonly name: string
  readonly terms: readonly Shown[]
  /** Of a car of the person's own. */
  readonly own: Warranty | null
}

/** The terms of a warranty, to keep and to print; of an own car, how each coverage stands today. */
export async function termsPaper(ctx: Ctx, { name, terms, own }: Paper): Promise<FileAnswer> {
  const { language, timeZone, legal, country } = ctx.site
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    ctx.text(`warranty.paper.${key}`, values)
  const number = new Intl.NumberFormat(language)
  const today = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(ctx.now)
  const dayOf = (day: string | null | undefined) => (day ? formatDay(day, language) : say('unknown'))
  const blocks = terms.flatMap((term) => [
    { heading: ctx.text(`warranty.coverage.${term.coverage}`) },
    { text: term.covers },
    {
      label: say('lasts'),
      value: say(term.km === null ? 'months' : 'monthsOrKm', {
        months: term.months,
        km: number.format(term.km ?? 0),
      }),
    },
    ...(term.state
      ? [
          { label: say('until'), value: dayOf(term.untilDay), isBold: true },
          { label: say('standing'), value: ctx.text(`warranty.state.${term.state}`) },
        ]
      : []),
    ...(term.lateKm === null || term.lateDays === null
      ? []
      : [{ text: say('revisions', { km: number.format(term.lateKm), days: term.lateDays }) }]),
    { text: term.conditions },
  ])
  const body = await writePdf({
    title: say('title', { model: name }),
    subtitle: say('subtitle', { day: today }),
    blocks: [
      ...(own ? [{ label: say('start'), value: dayOf(own.startsOn), isBold: true }] : []),
      ...blocks,
      { heading: ctx.text('warranty.legal.title') },
      { text: ctx.text(`warranty.legal.${country}`) },
    ],
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
  })
  return { type: 'application/pdf', name: say('file'), body }
}
