import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CarSilhouette } from '../../ui/CarSilhouette.tsx'
import type { AccessoryFilter } from './accessory-filter.ts'
import css from './accessories.module.css'
import type { AccessoryModel } from './load-accessories.ts'

interface ModelPickerProps {
  readonly models: readonly AccessoryModel[]
  readonly filter: AccessoryFilter
}

/** Which car is it for: the family to scale, each a link that keeps the other filters. */
export function ModelPicker({ models, filter }: ModelPickerProps) {
  const { t } = useTexts()
  const row = useRef<HTMLElement>(null)
  // The chosen car may lie beyond the edge; only the row moves, never the page.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - row.current.clientWidth / 2 + chosen.clientWidth / 2
  }, [])
  const site = useSite()
  const longest = Math.max(0, ...models.map(({ length }) => length))
  const to = (model: string | null) => pathTo(site, 'accessories', null, { model, max: filter.max, q: filter.q })
  return (
    <nav ref={row} aria-label={t('accessories.models')} className={css.models}>
      <Link to={to(null)} preventScrollReset aria-current={filter.model === null ? 'true' : undefined}>
        {t('accessories.allModels')}
      </Link>
      {models.map(({ slug, name, drawing, length, height }) => (
        <Link key={slug} to={to(slug)} preventScrollReset aria-current={filter.model === slug ? 'true' : undefined}>
          <span className={css.drawing}>
            <CarSilhouette
              body={drawing}
              paint="#8a9099"
              finish="metallic"
              length={length}
              height={height}
              fullWidthAt={longest}
              label=""
            />
          </span>
          {name}
        </Link>
      ))}
    </nav>
  )
}
