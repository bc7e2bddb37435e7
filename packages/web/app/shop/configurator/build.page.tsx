import type { RouteHandle } from '@volante/contract/page'
import { readShareCode } from '@volante/domain/configuration/share-code'
import { redirect } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { loadRange } from '../range/range.ts'
import { Stage } from '../../ui/layout/Stage.tsx'
import type { Route } from './+types/build.page'
import css from './build.module.css'
import { CodeForm } from './CodeForm.tsx'
import { FamilyCar } from './FamilyCar.tsx'
import { shareBook } from '../../building/share-book/book.server.ts'
import { codeBookOf } from '../../building/share-book/book.ts'

export const handle = {
  texts: ['configurator', 'ui'],
  script: false,
  cache: ['catalogue', 'prices'],
  query: ['code'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const code = url.searchParams.get('code') ?? ''
  const read = code === '' ? null : readShareCode(code, codeBookOf(shareBook))
  if (read !== null && typeof read !== 'string') throw redirect(pathTo(shop.site, 'shared', { code: code.trim() }))
  return { code, refusal: read, models: await loadRange(shop) }
}

/** The family side by side, true to scale: which one is to be built? */
export default function BuildPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { brandName } = useSite()
  const { models, code, refusal } = loaderData
  const longest = Math.max(...models.map(({ length }) => length))
  return (
    <>
      <PageHead
        title={t('configurator.build.title')}
        description={t('configurator.build.description', { brand: brandName })}
      />
      <Stage className={css.stage}>
        <div className={css.width}>
          <h1>{t('configurator.build.title')}</h1>
          <p className={css.lead}>{t('configurator.build.lead', { brand: brandName })}</p>
          <ul role="list" className={css.family}>
            {models.map((model) => (
              <li key={model.slug}>
                <FamilyCar model={model} longest={longest} />
              </li>
            ))}
          </ul>
        </div>
      </Stage>
      <section className={css.code} aria-labelledby="code-title">
        <h2 id="code-title">{t('configurator.code.title')}</h2>
        <CodeForm code={code} refusal={refusal} />
      </section>
    </>
  )
}
