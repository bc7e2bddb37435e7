import type { RouteHandle } from '@volante/contract/page'
import { openBuild, readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { shareCode } from '@volante/domain/configuration/share-code'
import { HERO_VIEW, photoAddress } from '../../../car-photo/photos.ts'
import { page, type Page } from '../../../shell/page-context.ts'
import { type ConfiguratorData, loadConfigurator } from '../load-configurator.ts'
import { paperPdf, type PaperLine } from '../summary/summary-pdf.server.ts'
import { type Summary, summaryOf } from '../summary/summary.ts'
import type { Route } from './+types/summary-pdf'

export const handle = { cache: false } satisfies RouteHandle

/** The same summary as the page, as a file. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const facts = context.get(page)
  const data = await loadConfigurator(facts, params.model, url.searchParams)
  const { mvs, catalogue } = data.car
  const { texts, site } = facts
  const index = indexCatalogue(catalogue)
  const { build } = openBuild(index, readAddress(url.searchParams))
  const name = `${site.brandName} ${mvs.modelName} ${mvs.versionName}`
  const carName = texts.t('configurator.car-and-year', { car: name, year: String(mvs.year) })
  const summary = summaryOf(index, build, carName, data.day)
  const code = data.share && shareCode(index, build, data.share.version, data.share.order)
  const lines: PaperLine[] = [
    { text: name, kind: 'title' },
    ...factLines(facts, data, code),
    ...priceLines(facts, summary),
    { text: '' },
    ...[texts.t('configurator.summary.legal'), companyLine(facts)].map((text) => ({ text, kind: 'small' }) as const),
  ]
  const body = await paperPdf(name, site.language, lines, await pictureOf(facts, data, seenColor(index, build)?.code))
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${data.model.slug}-${mvs.code}.pdf"`,
    },
  })
}

/** The paper is good without it. */
async function pictureOf({ api, report }: Page, { photos }: ConfiguratorData, colorCode: string | undefined) {
  const address = photoAddress(photos, HERO_VIEW, colorCode, 'extraLarge', 'jpg')
  if (address === null) return null
  const assetPath = new URL(address, 'http://site').pathname.replace('/api/assets/', '')
  try {
    const { body } = await api.assets.asset({ params: { assetPath } })
    return body instanceof Uint8Array ? body : null
  } catch (error) {
    report(error)
    return null
  }
}

function factLines({ texts, site }: Page, { car, day }: ConfiguratorData, code: string | null): PaperLine[] {
  const { mvs } = car
  const today = texts.date(`${day}T12:00:00Z`)
  const facts = [mvs.engine, mvs.gear, site.fuelLabels[mvs.fuel] ?? mvs.fuel].join(' · ')
  return [
    { text: facts },
    { text: texts.t('configurator.summary.valid', { day: today }) },
    ...(code ? [{ text: `${texts.t('configurator.share.code')}: ${code}` }] : []),
  ]
}

function priceLines({ texts }: Page, { sections, total, withoutTaxes }: Summary): PaperLine[] {
  const money = (cents: number | null) => (cents === null ? texts.t('ui.priceUnavailable') : texts.money(cents))
  const amountOf = (cents: number | null) => (cents === 0 ? texts.t('configurator.included') : money(cents))
  return [
    ...sections.flatMap(({ name, lines }): PaperLine[] => [
      { text: texts.t(`configurator.section.${name}`), kind: 'heading' },
      ...lines.map(({ name: text, amount }) => ({ text, amount: amountOf(amount) })),
    ]),
    { text: '' },
    { text: texts.t('configurator.total'), amount: money(total), kind: 'total' },
    ...(withoutTaxes === null ? [] : [{ text: texts.t('configurator.without-taxes'), amount: money(withoutTaxes) }]),
  ]
}

const companyLine = ({ site: { legal } }: Page): string =>
  `${legal.companyName} · ${legal.taxId} · ${legal.address} · ${legal.phone}`
