import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LineUp } from '../range/LineUp.tsx'
import { FEWEST, MOST } from './compared-set.ts'
import type { Comparison } from './load-comparison.ts'

/** Nothing to compare yet: the versions of one model are a link away. */
export function ModelShortcuts({ choices, range }: Pick<Comparison, 'choices' | 'range'>) {
  const site = useSite()
  const { t } = useTexts()
  const codesOf = (slug: string) => choices.filter((one) => one.slug === slug).map(({ code }) => code)
  const models = range.filter(({ slug }) => codesOf(slug).length >= FEWEST)
  if (models.length === 0) return null
  return (
    <section aria-labelledby="shortcuts-title">
      <h2 id="shortcuts-title" className="wide">
        {t('shop.compare.byModel')}
      </h2>
      <LineUp
        models={models}
        all={models}
        to={({ slug }) => pathTo(site, 'comparator', null, { v: codesOf(slug).slice(0, MOST) })}
        note={({ slug }) => t('shop.compare.versions', { count: Math.min(MOST, codesOf(slug).length) })}
      />
    </section>
  )
}
