import type { RouteHandle } from '@volante/contract/page'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { type CodeRefusal, readShareCode, sharedRequest } from '@volante/domain/configuration/share-code'
import { redirect } from 'react-router'
import { type Page, page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Route } from './+types/shared.page'
import { CodeForm } from './CodeForm.tsx'
import css from './build.module.css'
import { shareBook } from '../../building/share-book/book.server.ts'
import { codeBookOf } from '../../building/share-book/book.ts'

export const handle = { texts: ['configurator', 'ui'], script: false, cache: ['catalogue'] } satisfies RouteHandle

/** A code opens the car it stands for on the site that sells it; what the catalogue lost since is told there. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const refusal = await openShared(context.get(page), params.code)
  return { refusal, code: params.code }
}

async function openShared({ api, sites }: Page, code: string): Promise<CodeRefusal | 'gone'> {
  const read = readShareCode(code, codeBookOf(shareBook))
  if (typeof read === 'string') return read
  const { mvsCode, year, market } = read.version
  const country = market === 'AR' ? 'AR' : 'BR'
  const car = await api.car.web({ query: { mvsCode, year, country } }).catch(() => null)
  const site = sites.find((one) => one.country === country && one.brand === car?.mvs.brand)
  const order = car && shareBook.models[car.mvs.modelCode]
  if (!car || !site || !order) return 'gone'
  const { colorCode, coatingCode, parts, services, catalogueChanged } = sharedRequest(
    read,
    order,
    indexCatalogue(car.catalogue),
  )
  const query = {
    version: mvsCode,
    color: colorCode,
    year,
    coating: coatingCode,
    parts,
    services,
    step: 'resume',
    catalogue: catalogueChanged ? 'changed' : null,
  }
  throw redirect(pathTo(site, 'configurator', { model: car.mvs.modelSlug }, query))
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { refusal, code } = loaderData
  return (
    <div className={css.shared}>
      <PageHead title={t('configurator.code.title')} hidden />
      <h1>{t('configurator.code.title')}</h1>
      <CodeForm code={code} refusal={refusal} />
    </div>
  )
}
