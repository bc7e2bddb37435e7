import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { CompareTable, differingRows } from '../../ui/data/CompareTable.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Switch } from '../../ui/choice/Switch.tsx'
import { FullPrice } from '../../car-price/FullPrice.tsx'
import { PART } from './compared-set.ts'
import css from './comparator.module.css'
import { useCompareGroups } from './compare-groups.tsx'
import type { ComparedVersion, Comparison } from './load-comparison.ts'

/** The versions under one lens: all lines or only what sets them apart, group by group. */
export function Lens({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTexts()
  const { versions } = comparison
  const groups = useCompareGroups(comparison)
  const longest = Math.max(0, ...versions.map(({ length }) => length))
  const columns = versions.map((version) => ({
    id: version.code,
    head: <Head version={version} longest={longest} />,
  }))
  return (
    <>
      <div className={css.tools}>
        <DifferencesSwitch comparison={comparison} count={differingRows(groups)} />
        <nav aria-label={t('shop.compare.groups')} className={css.jumps}>
          {groups.map(({ id, title, rows }) => (
            <a
              key={id}
              href={`#${id}`}
              data-equal={differingRows([{ rows }]) === 0 || undefined}
              {...marks({ 'into-view': true })}
            >
              {title}
            </a>
          ))}
        </nav>
      </div>
      <div className={css.lens}>
        <CompareTable
          caption={t('shop.compare.caption', {
            names: versions.map(({ model, name }) => `${model} ${name}`).join(', '),
          })}
          columns={columns}
          groups={groups}
        />
      </div>
    </>
  )
}

interface DifferencesSwitchProps {
  readonly comparison: Pick<Comparison, 'versions' | 'onlyDifferences'>
  /** Lines that remain. */
  readonly count: number
}

/** Styles hide the equal lines at once, also without script. The last `diff` of the address counts, so an empty box says 0. */
function DifferencesSwitch({ comparison, count }: DifferencesSwitchProps) {
  const site = useSite()
  const { t } = useTexts()
  return (
    <form action={pathTo(site, 'comparator')} {...marks({ live: PART, instant: true })} autoComplete="off">
      {comparison.versions.map(({ code }) => (
        <input key={code} type="hidden" name="v" value={code} />
      ))}
      <input type="hidden" name="diff" value="0" />
      <Switch
        name="diff"
        value="1"
        label={t('shop.compare.onlyDifferences')}
        defaultChecked={comparison.onlyDifferences}
        {...marks({ 'announced-when-on': t('ui.differences', { count }) })}
      />
      <noscript>
        <Button type="submit">{t('shop.filter.apply')}</Button>
      </noscript>
    </form>
  )
}

interface HeadProps {
  readonly version: ComparedVersion
  /** Of all cars: they stand in one scale. */
  readonly longest: number
}

function Head({ version, longest }: HeadProps) {
  const site = useSite()
  const { t } = useTexts()
  const { slug, model, name, code, year, price, readyYear } = version
  return (
    <span className={css.column}>
      <span className={css.headPicture}>
        <CarPhoto car={version} view="side" sizes="200px" fullWidthAt={longest} />
      </span>
      <a href={pathTo(site, 'model', { model: slug })} className="soft small">
        {model}
      </a>
      <span className="display text-18">{name}</span>
      <FullPrice price={{ ...price, kind: null }} />
      <span className={css.ways}>
        <LinkButton size="small" to={pathTo(site, 'configurator', { model: slug }, { version: code, year })}>
          {t('shop.buildVersion')} <span className="unseen">{`${model} ${name}`}</span>
        </LinkButton>
        <a
          className="tap small"
          href={pathTo(site, 'reserve', null, {
            version: code,
            year: readyYear ?? year,
            order: readyYear === null ? 1 : null,
          })}
        >
          {t(readyYear === null ? 'shop.order' : 'shop.inStock')} <span className="unseen">{`${model} ${name}`}</span>
        </a>
      </span>
    </span>
  )
}
